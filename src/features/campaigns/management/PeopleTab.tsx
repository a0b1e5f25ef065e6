import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import type { CampaignNames } from '../parts/useCampaignNames.ts';

/** The observers with what they still have to do, the auditors, and who made the campaign. */
export function PeopleTab({ campaign, names }: { readonly campaign: Campaign; readonly names: CampaignNames }) {
  const { t } = useTranslation(['campaigns', 'words']);
  const now = useNow();
  const { dateTime } = useFormat();
  const { observerIds, auditorIds, authorId, plan, status } = campaign;
  const nextOf = (userId: string) =>
    status === 'active' ? plan.filter(({ observerId, atUnix }) => observerId === userId && atUnix > now) : [];
  return (
    <Stack gap="lg" maw={640}>
      <People title={t('facts.observers')} ids={observerIds} names={names}>
        {(userId) => {
          const next = nextOf(userId);
          const first = next.toSorted((one, other) => one.atUnix - other.atUnix)[0];
          return first === undefined ? null : t('plan.toCome', { count: next.length, date: dateTime(first.atUnix) });
        }}
      </People>
      <People title={t('facts.auditors')} ids={auditorIds} names={names}>
        {() => t('secondOpinion')}
      </People>
      <Text c="dimmed">{t('madeBy', { name: names.person(authorId) })}</Text>
    </Stack>
  );
}

function People({
  title,
  ids,
  names,
  children,
}: {
  readonly title: string;
  readonly ids: readonly string[];
  readonly names: CampaignNames;
  readonly children: (userId: string) => string | null;
}) {
  const { t } = useTranslation('words');
  return (
    <section aria-label={title}>
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      {ids.length === 0 && <Text c="dimmed">{t('nobody')}</Text>}
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {ids.map((userId) => (
          <Paper component="li" key={userId} withBorder p="xs" px="md">
            <Group gap="sm" mih={32} justify="space-between">
              <Text fw={500}>{names.person(userId)}</Text>
              <Text fz="sm" c="dimmed">
                {children(userId)}
              </Text>
            </Group>
          </Paper>
        ))}
      </Stack>
    </section>
  );
}
