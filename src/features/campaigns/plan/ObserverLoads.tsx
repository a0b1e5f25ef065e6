import { Group, Progress, Stack, Table, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlannedSession } from '#domain/campaigns/campaign.ts';
import { loadOf, type PlanSource } from '#domain/campaigns/plan.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { CampaignNames } from '../parts/useCampaignNames.ts';

/** The sessions and hours of each observer in a plan; sessions that nobody has stand below. */
export function ObserverLoads({
  plan,
  source,
  names,
}: {
  readonly plan: readonly PlannedSession[];
  readonly source: PlanSource;
  readonly names: CampaignNames;
}) {
  const { t } = useTranslation(['campaigns', 'words']);
  const { number } = useFormat();
  const title = useId();
  const loads = loadOf(plan, source);
  const most = Math.max(1, ...loads.map(({ sessions }) => sessions));
  const open = plan.filter(({ observerId }) => observerId === null).length;
  if (loads.length === 0) return null;
  return (
    <Stack gap="xs" component="section" aria-labelledby={title}>
      <Title order={3} fz="md" id={title}>
        {t('plan.load')}
      </Title>
      <Table aria-labelledby={title} verticalSpacing={6} maw={640} style={{ fontVariantNumeric: 'tabular-nums' }}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('words:observer')}</Table.Th>
            <Table.Th scope="col" ta="right">
              {t('plan.sessions')}
            </Table.Th>
            <Table.Th scope="col" ta="right">
              {t('plan.hours')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {loads.map(({ observerId, sessions, minutes }) => (
            <Table.Tr key={observerId}>
              <Table.Th scope="row" fw={500}>
                {names.person(observerId)}
              </Table.Th>
              <Table.Td ta="right">
                <Group gap="sm" wrap="nowrap" justify="flex-end">
                  <Progress value={(sessions / most) * 100} size="sm" w={80} aria-hidden />
                  {number(sessions)}
                </Group>
              </Table.Td>
              <Table.Td ta="right">{number(minutes / 60, { unit: 'hour', maximumFractionDigits: 1 })}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {open > 0 && <Text c="dimmed">{t('plan.open', { count: open })}</Text>}
    </Stack>
  );
}
