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
import { type HistoryFact, historyStart, type HistoryUnit } from '#domain/evaluation-history/evaluation-history.ts';
import { evaluatesWelfare } from '#domain/evaluation-history/last-evaluation.ts';
import { speciesOfFact } from '#domain/evaluation-history/species-of-fact.ts';
import { startOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { boundsOfPeriod, endsBeforeItBegins, type TypedPeriod } from '#domain/time/typed-period.ts';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';

/** The enclosure, the group or the animal of an evaluation. */
type Subject = Pick<HistoryFact, 'kind' | 'subjectId'>;

const NONE: readonly HistoryFact[] = [];

/**
 * Returns the evaluations of a period with the names and the species of what was evaluated, and how their reading goes. Without a
 * first day it is the last twelve periods. A period that ends before it begins has none, and nothing is asked.
 */
export function useHistoryFacts(unit: HistoryUnit, period: TypedPeriod) {
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
  const { data: groups, isLoading: isReadingGroups } = useQuickGroupsQuery(readsQuick ? zooId : skipToken);
  const readsAnimals = mayDo(actor, 'animal.read', subject);
  const { data: register, error: registerError } = useAnimalRegisterQuery(readsAnimals ? zooId : skipToken);
  const facts = useMemo<readonly HistoryFact[] | undefined>(() => {
    if (isBackwards) return NONE;
    // Until the campaigns are known, sessions of training would be shown for a moment. Those of an unknown campaign count.
    if (isReadingCampaigns) return undefined;
    const campaignOf = ({ campaignId }: HistoryFact) => (campaignId === null ? undefined : campaigns.get(campaignId));
    return currentData?.facts
      .filter((fact) => evaluatesWelfare(campaignOf(fact)?.type ?? 'welfare'))
      .map((fact): HistoryFact => {
        const campaign = campaignOf(fact);
        // A campaign that evaluates with delay keeps its scores until its end.
        return campaign === undefined || showsScores(campaign, today) ? fact : { ...fact, score: null, label: null };
      });
  }, [isBackwards, isReadingCampaigns, campaigns, today, currentData]);
  const nameOf = useMemo(() => {
    const enclosureNames = new Map(places?.enclosures.map((one) => [one.enclosureId, one.enclosureName]));
    const groupNames = new Map(groups?.items.map((one) => [one.groupId, one.groupName]));
    const animalNames = new Map(register?.animals.map((one) => [one.animalId, one.animalName]));
    return ({ kind, subjectId: id }: Subject): string =>
      (kind === 'evaluation' ? groupNames.get(id) : (enclosureNames.get(id) ?? animalNames.get(id))) ?? t('notKnown');
  }, [places, groups, register, t]);
  const speciesOf = useMemo(
    () =>
      isReadingGroups || (readsAnimals && register === undefined)
        ? undefined
        : speciesOfFact({ animals: register?.animals ?? [], groups: groups?.items ?? [] }),
    [readsAnimals, isReadingGroups, register, groups],
  );
  return {
    ...{ facts, nameOf },
    /** absent until animals and groups are read */
    speciesOf,
    speciesError: speciesOf === undefined ? registerError : undefined,
    error: facts === undefined && !isFetching ? error : undefined,
    refetch,
    unreadable: currentData?.unreadable ?? 0,
    cutAfter: currentData?.isCut === true ? currentData.facts.length : null,
  };
}
