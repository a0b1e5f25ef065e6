import { Alert, Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconSchool } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCampaignSessionsQuery } from '#data/observation-sessions/campaign-sessions.endpoints.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import { mayRepeat, scansToRepeat } from '#domain/observer-agreement/known-answers.ts';
import { gateState } from '#domain/observer-agreement/training-gate.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useActor } from '#state/session/use-session.ts';
import { startHref } from '../addresses.ts';
import { GateBadge } from '../parts/GateBadge.tsx';
import { usePersonNames } from '../parts/usePersonNames.ts';

const NONE: readonly ObservationSession[] = [];

type Asked = {
  readonly campaign: Campaign;
  readonly nameOf: ReadonlyMap<string, string>;
};

/** The sessions with known answers that a trainee may repeat, each with their last result; the chosen one alone once it is chosen. */
export function Exercises({ campaign, chosen, nameOf }: Asked & { readonly chosen: ObservationSession | null }) {
  const { t } = useTranslation('known-answers');
  const { dateTime } = useFormat();
  const personName = usePersonNames();
  const { zooId, campaignId } = campaign;
  const { userId } = useActor();
  const { data } = useCampaignSessionsQuery({ zooId, campaignId });
  const heads = data?.items ?? NONE;
  const exercises = useMemo(() => heads.filter((head) => mayRepeat(userId, campaign, head)), [heads, userId, campaign]);
  if (chosen !== null)
    return (
      <Alert color="blue" icon={<IconSchool size={18} aria-hidden />} title={t('chosen.title')}>
        {t('chosen.text', {
          ...{ date: dateTime(chosen.startedAtUnix), name: personName(chosen.observerId) },
          enclosure: nameOf.get(chosen.enclosureId) ?? chosen.enclosureId,
        })}{' '}
        <Anchor component={Link} to={startHref({ campaignId })} fz="sm">
          {t('chosen.leave')}
        </Anchor>
      </Alert>
    );
  if (exercises.length === 0) return null;
  return (
    <section aria-labelledby="exercises">
      <Title order={2} size="h4" id="exercises">
        {t('exercises.title')}
      </Title>
      <Text fz="sm" mb="xs">
        {t('exercises.text')}
      </Text>
      <Stack gap="xs">
        {exercises.map((known) => (
          <Exercise key={known.visitId} known={known} own={lastOwn(heads, known, userId)} {...{ campaign, nameOf }} />
        ))}
      </Stack>
    </section>
  );
}

/** The latest compared session of a person that repeats some known answers. */
function lastOwn(heads: readonly ObservationSession[], { visitId }: ObservationSession, userId: string) {
  return heads.find(
    ({ secondOf, observerId, knownAgreement }) =>
      secondOf === visitId && observerId === userId && knownAgreement !== null,
  );
}

function Exercise({
  known,
  own,
  campaign: { campaignId, minAgreement },
  nameOf,
}: Asked & { readonly known: ObservationSession; readonly own: ObservationSession | undefined }) {
  const { t } = useTranslation('known-answers');
  const { dateTime } = useFormat();
  const personName = usePersonNames();
  const { visitId, enclosureId, observerId, startedAtUnix } = known;
  const enclosure = nameOf.get(enclosureId) ?? enclosureId;
  const date = dateTime(startedAtUnix);
  const last = own?.knownAgreement ?? null;
  return (
    <Paper withBorder p="sm">
      <Group justify="space-between" gap="sm">
        <div>
          <Text fw={600}>{enclosure}</Text>
          <Text fz="sm">
            {[date, personName(observerId), t('exercises.scans', { count: scansToRepeat(known) })].join(' · ')}
          </Text>
          {last === null ? (
            <Text fz="sm" c="dimmed">
              {t('exercises.notYet')}
            </Text>
          ) : (
            minAgreement !== null && <GateBadge state={gateState(last, minAgreement)} />
          )}
        </div>
        <Button
          component={Link}
          to={startHref({ campaignId, enclosureId, secondOf: visitId })}
          variant="light"
          mih={44}
          leftSection={<IconSchool size={18} aria-hidden />}
          aria-label={t('exercises.beginNamed', { enclosure, date })}
        >
          {t('exercises.begin')}
        </Button>
      </Group>
    </Paper>
  );
}
