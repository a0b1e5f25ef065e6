import { Button, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { RelativeTime } from '#ui/time/RelativeTime.tsx';
import { startHref } from '../addresses.ts';
import type { PlannedForMe } from './planned-for.ts';

/** A longer list says the number of the others. */
const SHOWN = 4;

/** The sessions that the person is to make, each with its start; nothing where there is none. */
export function PlannedSessions({
  planned,
  nameOfEnclosure,
}: {
  readonly planned: readonly PlannedForMe[];
  readonly nameOfEnclosure: (enclosureId: string) => string;
}) {
  const { t } = useTranslation(['sessions', 'words']);
  const { moment, list } = useFormat();
  const now = useNow();
  if (planned.length === 0) return null;
  const more = planned.length - SHOWN;
  return (
    <section aria-labelledby="planned-sessions">
      <Title order={2} size="h4" id="planned-sessions" mb="xs">
        {t('planned.title')}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }} spacing="sm" mb="xs">
        {planned.slice(0, SHOWN).map(({ campaign, planned: { plannedId, enclosureId, atUnix }, isLate }) => {
          const enclosure = nameOfEnclosure(enclosureId);
          return (
            <Card key={`${campaign.campaignId} ${plannedId}`} withBorder padding="sm">
              <Stack gap={4} h="100%" justify="space-between">
                <div>
                  <Text fw={600}>{enclosure}</Text>
                  <Text fz="sm">{campaign.name}</Text>
                  <Text fz="sm" c={isLate ? 'red.7' : 'dimmed'}>
                    {list(campaign.observation.methods.map((method) => t(`values.method.${method}`)))} ·{' '}
                    <RelativeTime {...moment(atUnix, now)} />
                  </Text>
                </div>
                <Group>
                  <Button
                    component={Link}
                    to={startHref({ campaignId: campaign.campaignId, enclosureId, plannedId })}
                    variant="light"
                    mih={44}
                    leftSection={<IconPlayerPlay size={18} aria-hidden />}
                    aria-label={t('planned.startNamed', { name: enclosure })}
                  >
                    {t('words:start')}
                  </Button>
                </Group>
              </Stack>
            </Card>
          );
        })}
      </SimpleGrid>
      {more > 0 && (
        <Text fz="sm" c="dimmed" mb="sm">
          {t('planned.more', { count: more })}
        </Text>
      )}
    </section>
  );
}
