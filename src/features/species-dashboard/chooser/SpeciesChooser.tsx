import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconMapQuestion } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { holdsWords } from '#domain/taxonomy/species-names.ts';
import { speciesDashboardHref } from '#features/taxonomy/index.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { RecordState } from '#kit/page/RecordState.tsx';
import { useActor } from '#state/session/use-session.ts';
import { SearchField } from '#ui/filters/SearchField.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import classes from './chooser.module.css';
import { type SpeciesChoice, speciesChoices } from './species-choices.ts';

/** The species that live here with the number of their animals, each with the way to its dashboard. */
export function SpeciesChooser({
  taxonomy,
  isUnknown = false,
}: {
  readonly taxonomy: Taxonomy;
  /** the address names a species that is not known here */
  readonly isUnknown?: boolean;
}) {
  const { t } = useTranslation('species-dashboard');
  const language = useLanguage();
  const { data, error, refetch } = useAnimalRegisterQuery(useActor().zooId);
  const record = useMemo(() => data && speciesChoices(data.animals, taxonomy, language), [data, taxonomy, language]);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      {isUnknown && (
        <Alert role="status" color="yellow" mb="md" icon={<IconMapQuestion size={18} aria-hidden />}>
          {t('unknown')}
        </Alert>
      )}
      <RecordState asked={{ record, error, refetch }} failed="animal/load-failed" notFound={null}>
        {(choices) => <Choices choices={choices} />}
      </RecordState>
    </>
  );
}

function Choices({ choices }: { readonly choices: readonly SpeciesChoice[] }) {
  const { t } = useTranslation(['species-dashboard', 'words']);
  const [search, setSearch] = useState('');
  const found = choices.filter(({ searchText }) => holdsWords(searchText, search));
  if (choices.length === 0)
    return (
      <EmptyState
        title={t('nobody.title')}
        message={t('nobody.text')}
        action={
          <Button component={Link} to="/specieAnimalsListView" variant="light" mih={44}>
            {t('words:seeAnimals')}
          </Button>
        }
      />
    );
  return (
    <Stack gap="md">
      <Group>
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          clearLabel={t('words:clearSearch')}
          value={search}
          onSearch={setSearch}
        />
      </Group>
      {found.length === 0 ? (
        <Text role="status">{t('words:noResult')}</Text>
      ) : (
        <ul className={classes['species']} aria-label={t('words:species')}>
          {found.map(({ specieId, name, latinName, count }) => (
            <li key={specieId}>
              <Anchor component={Link} to={speciesDashboardHref(specieId)} c="inherit" className={classes['one'] ?? ''}>
                <span>
                  <Text span fw={600}>
                    {name}
                  </Text>
                  {latinName !== name && (
                    <Text span fz="sm" c="dimmed" fs="italic" lang="la" display="block">
                      {latinName}
                    </Text>
                  )}
                </span>
                <Text span fz="sm">
                  {t('words:animalCount', { count })}
                </Text>
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
