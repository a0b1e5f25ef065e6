import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { type EthogramContent, NOT_VISIBLE } from '#domain/ethograms/ethogram.ts';
import type { KnownAgreement, ObservationSession } from '#domain/observation-sessions/session.ts';
import { answersKnown, mayRepeat } from '#domain/observer-agreement/known-answers.ts';
import { gateState } from '#domain/observer-agreement/training-gate.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useActor } from '#state/session/use-session.ts';
import { startHref } from '../addresses.ts';
import { shownCategories } from './behaviour-words.ts';
import { GateBadge } from './GateBadge.tsx';

type Content = Pick<EthogramContent, 'categories' | 'behaviours'>;

/**
 * How far a session agrees with the known answers that it repeats, whether that is enough, and the next step; nothing for a
 * session that repeats none. The server compares, since the answers are closed to whoever is trained.
 */
export function KnownResult({
  session,
  first,
  campaign,
  ethogram,
}: {
  readonly session: ObservationSession;
  readonly first: ObservationSession | null | undefined;
  readonly campaign: Campaign;
  readonly ethogram: Content;
}) {
  const { t } = useTranslation('known-answers');
  const { userId } = useActor();
  const { status, invalidReason, knownAgreement } = session;
  if (!answersKnown(session, first ?? null) || status === 'running' || invalidReason !== '') return null;
  const isOwn = session.observerId === userId;
  const mayAgain = isOwn && first !== null && first !== undefined && mayRepeat(userId, campaign, first);
  return (
    <Paper withBorder p="sm" component="section" aria-label={t('result.title')}>
      <Stack gap="xs">
        <Text fw={600}>{t('result.title')}</Text>
        {knownAgreement === null ? (
          <Text>{t(status === 'interrupted' ? 'result.interrupted' : 'result.waiting')}</Text>
        ) : (
          <Agreement agreement={knownAgreement} campaign={campaign} ethogram={ethogram} isOwn={isOwn} />
        )}
        {mayAgain && (
          <Group>
            <Button
              component={Link}
              to={startHref({
                ...{ campaignId: campaign.campaignId, enclosureId: session.enclosureId, secondOf: first.visitId },
              })}
              variant="light"
              mih={44}
              leftSection={<IconRepeat size={18} aria-hidden />}
            >
              {t('result.again')}
            </Button>
          </Group>
        )}
      </Stack>
    </Paper>
  );
}

function Agreement({
  agreement: { kappa, percent, items, unanswered, least },
  campaign: { minAgreement },
  ethogram,
  isOwn,
}: {
  readonly agreement: KnownAgreement;
  readonly campaign: Campaign;
  readonly ethogram: Content;
  readonly isOwn: boolean;
}) {
  const { t } = useTranslation(['known-answers', 'sessions']);
  const { number, list } = useFormat();
  const language = useLanguage();
  const names = new Map(
    shownCategories(ethogram, language).flatMap(({ behaviours }) => behaviours.map(({ code, name }) => [code, name])),
  );
  const nameOf = (code: string) =>
    code === NOT_VISIBLE ? t('sessions:values.sighting.not_visible') : (names.get(code) ?? code);
  const state = minAgreement === null ? null : gateState({ kappa }, minAgreement);
  const figures = {
    percent: number(percent, { unit: 'percent', maximumFractionDigits: 0 }),
    items: number(items),
    kappa: kappa === null ? '' : number(kappa, { minimumFractionDigits: 3, maximumFractionDigits: 3 }),
  };
  return (
    <>
      {state !== null && (
        <Group gap="sm">
          <GateBadge state={state} />
          {minAgreement !== null && (
            <Text fz="sm">{t('result.asked', { least: number(minAgreement, { maximumFractionDigits: 2 }) })}</Text>
          )}
        </Group>
      )}
      <Text>{t(kappa === null ? 'result.undefined' : 'result.agreement', figures)}</Text>
      {unanswered > 0 && <Text fz="sm">{t('result.unanswered', { count: unanswered })}</Text>}
      {least.length > 0 && (
        <Text fz="sm">{t('result.least', { names: list(least.map(({ code }) => nameOf(code))) })}</Text>
      )}
      {isOwn && state !== null && <Text>{t(`values.next.${state}`)}</Text>}
    </>
  );
}
