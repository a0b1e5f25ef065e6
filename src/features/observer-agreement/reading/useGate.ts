import { useMemo } from 'react';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import type { ComparedSession } from '#domain/observer-agreement/compared-sessions.ts';
import { mayReadKnownAnswers } from '#domain/observer-agreement/known-answers.ts';
import type { JudgedSession } from '#domain/observer-agreement/observer-agreement.ts';
import { trainingGate } from '#domain/observer-agreement/training-gate.ts';
import { useActor } from '#state/session/use-session.ts';
import type { AgreementFilters } from '../agreement-filters.ts';
import type { Gate } from '../parts/compared.ts';
import { chosenSessions } from './chosen-sessions.ts';

type Ground = {
  /** every session of the campaign */
  readonly heads: readonly ObservationSession[];
  readonly filters: AgreementFilters;
  /** the compared sessions that the filters leave, with what was recorded in them */
  readonly chosen: readonly ComparedSession<ObservationSession>[];
  readonly judged: readonly JudgedSession[];
};

/**
 * Returns the gate of a training campaign, of the enclosure and the period that are chosen: the line of every observer, and for
 * somebody in training their own alone.
 */
export function useGate(campaign: Campaign, { heads, filters, chosen, judged }: Ground): Gate {
  const actor = useActor();
  return useMemo(() => {
    const ofFilters = chosenSessions(
      heads.map((first) => ({ first, seconds: [] })),
      { ...filters, visitId: null },
    ).map(({ first }) => first);
    const lines = trainingGate(campaign, ofFilters, chosen, judged);
    const isOwn = campaign.observerIds.includes(actor.userId) && !mayReadKnownAnswers(actor, campaign);
    return { isOwn, lines: isOwn ? lines.filter(({ observerId }) => observerId === actor.userId) : lines };
  }, [campaign, heads, filters, chosen, judged, actor]);
}
