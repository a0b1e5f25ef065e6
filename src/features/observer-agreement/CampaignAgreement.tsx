import { Button, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { agreementHref } from '#domain/campaigns/campaign-href.ts';
import { NOT_VISIBLE } from '#domain/ethograms/ethogram.ts';
import { comparedSessions } from '#domain/observer-agreement/compared-sessions.ts';
import { mayReadKnownAnswers, mayRepeat } from '#domain/observer-agreement/known-answers.ts';
import { type JudgedSession, observerAgreement } from '#domain/observer-agreement/observer-agreement.ts';
import { SESSION_LIST_HREF, usePersonNames } from '#features/observation-sessions/index.ts';
import {
  type AnalysedCampaign,
  AnalysisFrame,
  AnalysisWaiting,
  useCampaignFacts,
} from '#features/scan-analysis/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { FilterLine } from '#kit/filters/FilterLine.tsx';
import { useActor } from '#state/session/use-session.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { AgreementTabs } from './AgreementTabs.tsx';
import type { Compared } from './parts/compared.ts';
import { PairChooser } from './parts/PairChooser.tsx';
import { useAgreementFilters } from './parts/useAgreementFilters.ts';
import { useChosenPair } from './parts/useChosenPair.ts';
import { chosenSessions, MAX_COMPARED_SESSIONS } from './reading/chosen-sessions.ts';
import { useGate } from './reading/useGate.ts';
import { useJudgedSessions } from './reading/useJudgedSessions.ts';

const NONE: readonly JudgedSession[] = [];

/** The filters of a campaign's compared sessions, the pair of observers, and the agreement in tabs. */
export function CampaignAgreement({ campaign, heads, ground }: AnalysedCampaign) {
  const { t } = useTranslation(['agreement', 'analyses', 'words']);
  const { number } = useFormat();
  const person = usePersonNames();
  const actor = useActor();
  const judges = mayReadKnownAnswers(actor, campaign);
  // A trainee reads no known answers, and nothing that repeats them.
  const compared = useMemo(
    () => comparedSessions(heads).filter(({ first }) => judges || !first.isKnownAnswer),
    [heads, judges],
  );
  const filters = useAgreementFilters(compared, ground.enclosures);
  const { found, chosen } = useMemo(() => {
    const all = chosenSessions(compared, filters.filters);
    return { found: all.length, chosen: all.slice(0, MAX_COMPARED_SESSIONS) };
  }, [compared, filters.filters]);
  const { state, result, retry } = useJudgedSessions(campaign, chosen);
  const judged = result ?? NONE;
  const agreement = useMemo(() => observerAgreement(judged), [judged]);
  const gate = useGate(campaign, { heads, filters: filters.filters, chosen, judged });
  const hasExercises = heads.some((head) => mayRepeat(actor.userId, campaign, head));
  const hasAnswers = campaign.type === 'training' && heads.some((head) => head.isKnownAnswer || head.knownAgreement);
  const { pair, choose } = useChosenPair(agreement.pairs);
  const behaviours = new Map(ground.behaviours.map((behaviour) => [behaviour.code, behaviour]));
  const names: Compared['names'] = {
    person,
    behaviour: (code) => behaviours.get(code)?.name ?? (code === NOT_VISIBLE ? t('analyses:sample.notVisible') : code),
    colour: (code) => behaviours.get(code)?.colour ?? 'var(--mantine-primary-color-filled)',
  };
  const facts = [...useCampaignFacts([campaign]), ...filters.facts];

  const content = () => {
    if (compared.length === 0 && !hasAnswers)
      return (
        <EmptyState
          title={t('empty.title')}
          message={t('empty.text')}
          action={
            <Button component={Link} to={SESSION_LIST_HREF} variant="light" mih={44}>
              {t('empty.action')}
            </Button>
          }
        />
      );
    if (chosen.length === 0 && !hasAnswers)
      return <EmptyState title={t('filtered.title')} message={t('filtered.text')} />;
    if (state.step !== 'ready') return <AnalysisWaiting state={state} failed={t('analyses:failed')} onRetry={retry} />;
    return (
      <Stack gap="xs">
        {found > chosen.length && (
          <Text fz="sm">{t('cut', { shown: number(chosen.length), total: number(found) })}</Text>
        )}
        {pair !== null && <PairChooser pairs={agreement.pairs} chosen={pair} names={names} onChoose={choose} />}
        <AgreementTabs compared={{ campaign, agreement, pair, gate, hasExercises, names, facts }} />
      </Stack>
    );
  };
  return (
    <AnalysisFrame
      title={t('title')}
      campaign={campaign}
      hrefOf={agreementHref}
      filters={
        compared.length > 0 && (
          <FilterLine filters={filters} label={t('filters.label')} summary={t('summary', { shown: number(found) })} />
        )
      }
    >
      {content()}
    </AnalysisFrame>
  );
}
