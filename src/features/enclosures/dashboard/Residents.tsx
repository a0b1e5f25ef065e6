import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { EMPTY_TAXONOMY } from '#data/taxonomy/taxonomy-bundle.ts';
import { useGroupsQuery } from '#data/groups/groups.endpoints.ts';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import { countedIn } from '#domain/groups/census.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { addressOfTab } from '../details/tabs.ts';
import { enclosureRows } from '../list/enclosure-row.ts';
import { Card } from './Card.tsx';
import classes from './Residents.module.css';

/** The numbers of animals in an enclosure: groups that are counted together first, then animals by species. */
export function Residents({ enclosure }: { readonly enclosure: Enclosure }) {
  const { t } = useTranslation(['enclosures', 'words']);
  const { number } = useFormat();
  const language = useLanguage();
  const [parameters] = useSearchParams();
  const { data: taxonomy } = useTaxonomyQuery();
  const [row] = enclosureRows([enclosure], {
    sectors: [],
    taxonomy: taxonomy ?? EMPTY_TAXONOMY,
    language,
    waitingIds: [],
  });
  const species = row?.species ?? [];
  const unnamed = enclosure.animalsCount - species.reduce((sum, { count }) => sum + count, 0);
  const groups = useGroupsQuery(enclosure.zooId)
    .data?.groups.filter((group) => group.enclosureId === enclosure.enclosureId && !group.isArchived)
    .map((group) => ({ id: group.groupId, name: group.groupName, count: countedIn(group) }))
    .filter(({ count }) => count > 0);
  const lines = [
    ...(groups ?? []),
    ...species.map(({ specieId, name, count }) => ({ id: specieId, name, count })),
    ...(unnamed > 0 && taxonomy !== undefined ? [{ id: '', name: t('residents.unknown'), count: unnamed }] : []),
  ];
  const most = Math.max(1, ...lines.map(({ count }) => count));
  return (
    <Card
      title={t('residents.title')}
      aside={
        <Button component={Link} to={addressOfTab('animals', parameters)} variant="subtle" mih={44} my={-8}>
          {t('words:seeAnimals')}
        </Button>
      }
    >
      {lines.length === 0 ? (
        <Text c="dimmed">{t('animals.emptyTitle')}</Text>
      ) : (
        <Stack gap="xs" component="ul" className={classes['list'] ?? ''}>
          {lines.map(({ id, name, count }) => (
            <li key={id}>
              <Group justify="space-between" wrap="nowrap">
                <Text fz="sm">{name}</Text>
                <Text fz="sm" fw={600}>
                  {number(count)}
                </Text>
              </Group>
              <span className={classes['bar']} style={{ width: `${(100 * count) / most}%` }} aria-hidden />
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
}
