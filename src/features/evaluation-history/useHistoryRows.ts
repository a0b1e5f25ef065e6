import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import { campaignsFor, useCampaignsQuery } from '#data/campaigns/campaigns.endpoints.ts';
import { useEnclosuresQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { useEvaluationHistoryQuery } from '#data/evaluation-history/evaluation-history.endpoints.ts';
import { useQuickGroupsQuery } from '#data/quick-groups/quick-groups.endpoints.ts';
import { mayDo } from '#domain/access/operations.ts';
import { showsScores } from '#domain/campaign-evaluations/campaign-result.ts';
import { evaluatesWelfare } from '#domain/evaluation-history/last-evaluation.ts';
import {
  type HistoryEntry,
  type HistoryFact,
  historyEntries,
  historyStart,
  type HistoryUnit,
} from '#domain/evaluation-history/evaluation-history.ts';
import { startOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { boundsOfPeriod, endsBeforeItBegins, type TypedPeriod } from '#domain/time/typed-period.ts';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';
import type { HistoryRow } from './history-row.ts';

const NONE: readonly HistoryRow[] = [];

/**
 * Returns the evaluations of a period by month or week, and how their reading goes. Without a first day it is the last
 * twelve periods. A period that ends before it begins has none, and nothing is asked.
 */
export function useHistoryRows(unit: HistoryUnit, period: TypedPeriod) {
  const { t } = useTranslation('words');
  const actor = useActor();
  const { zooId } = actor;
  const subject = { zooId, sectorIds: [], authorId: null };
  const readsQuick = mayDo(actor, 'quickGroup.read', subject);
  // The first period changes with the day alone.
  const today = startOfDay(useNow(), ZONE);
  const { fromMs, beforeMs } = boundsOfPeriod(period, ZONE);
  const isBackwards = endsBeforeItBegins(period, ZONE);
  const { currentData, error, isFetching, refetch } = useEvaluationHistoryQuery(
    isBackwards
      ? skipToken
      : { zooId, fromMs: fromMs ?? historyStart(unit, beforeMs ?? today, ZONE), untilMs: beforeMs, readsQuick },
  );
  const inUse = useCampaignsQuery(campaignsFor(actor));
  const archived = useCampaignsQuery(campaignsFor(actor, true));
  const isReadingCampaigns = inUse.isLoading || archived.isLoading;
  const campaigns = useMemo(
    () => new Map([...(inUse.data?.items ?? []), ...(archived.data?.items ?? [])].map((one) => [one.campaignId, one])),
    [inUse.data, archived.data],
  );
  const { data: places } = useEnclosuresQuery(mayDo(actor, 'enclosure.read', subject) ? zooId : skipToken);
  const { data: groups } = useQuickGroupsQuery(readsQuick ? zooId : skipToken);
  const { data: register } = useAnimalRegisterQuery(mayDo(actor, 'animal.read', subject) ? zooId : skipToken);
  const rows = useMemo<readonly HistoryRow[] | undefined>(() => {
    if (isBackwards) return NONE;
    const enclosureNames = new Map(places?.enclosures.map((one) => [one.enclosureId, one.enclosureName]));
    const groupNames = new Map(groups?.items.map((one) => [one.groupId, one.groupName]));
    // Until the campaigns are known, sessions of training would be shown for a moment. Those of an unknown campaign count.
    if (isReadingCampaigns) return undefined;
    const campaignOf = ({ campaignId }: HistoryFact) => (campaignId === null ? undefined : campaigns.get(campaignId));
    const facts = currentData?.facts
      .filter((fact) => evaluatesWelfare(campaignOf(fact)?.type ?? 'welfare'))
      .map((fact): HistoryFact => {
        const campaign = campaignOf(fact);
        // A campaign that evaluates with delay keeps its scores until its end.
        return campaign === undefined || showsScores(campaign, today) ? fact : { ...fact, score: null, label: null };
      });
    const animalNames = new Map(register?.animals.map((one) => [one.animalId, one.animalName]));
    const nameOf = ({ kind, subjectId: id }: HistoryEntry) =>
      kind === 'evaluation' ? groupNames.get(id) : (enclosureNames.get(id) ?? animalNames.get(id));
    return (
      facts &&
      historyEntries(facts, unit, ZONE).map((entry) => ({ ...entry, subjectName: nameOf(entry) ?? t('notKnown') }))
    );
  }, [isBackwards, isReadingCampaigns, campaigns, today, currentData, unit, places, groups, register, t]);
  return {
    rows,
    error: rows === undefined && !isFetching ? error : undefined,
    refetch,
    unreadable: currentData?.unreadable ?? 0,
    cutAfter: currentData?.isCut === true ? currentData.facts.length : null,
  };
}
