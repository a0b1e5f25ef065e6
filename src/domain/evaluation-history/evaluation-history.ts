import type { CampaignEvaluation } from '../campaign-evaluations/campaign-evaluation.ts';
import type { ObservationSession } from '../observation-sessions/session.ts';
import type { QuickEvaluation } from '../quick-evaluations/quick-evaluation.ts';
import type { ScoreLabel } from '../scoring/scores.ts';
import { periodAround, periodBeside, type Span } from '../tasks/distribution-period.ts';
import type { EpochMs } from '../time/epoch.ts';
import { endOfValid, evaluatesSubject } from './last-evaluation.ts';

/** The periods of the history. */
export const HISTORY_UNITS = ['month', 'week'] as const;
export type HistoryUnit = (typeof HISTORY_UNITS)[number];

/**
 * A finished observation session of an enclosure, a finished quick evaluation of a group, or a finished evaluation of an
 * animal or an enclosure with the questionnaire of a campaign.
 */
export const HISTORY_KINDS = ['session', 'evaluation', 'questionnaire'] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

/** One finished evaluation. */
export type HistoryFact = {
  readonly kind: HistoryKind;
  readonly id: string;
  /** of the enclosure, of the group of quick evaluations, or of the animal or enclosure that a campaign evaluates */
  readonly subjectId: string;
  /** the animals that a session observed; none for an evaluation */
  readonly animalIds: readonly string[];
  /** null for a quick evaluation */
  readonly campaignId: string | null;
  readonly atUnix: EpochMs;
  /** of 100, unrounded; null for a session, and for an evaluation without a scored answer */
  readonly score: number | null;
  readonly label: ScoreLabel | null;
};

/** The evaluations of one kind of an enclosure, a group or an animal in one period. */
export type HistoryEntry = {
  readonly key: string;
  readonly span: Span;
  readonly kind: HistoryKind;
  readonly subjectId: string;
  readonly count: number;
  /** the latest of them, with its date */
  readonly last: HistoryFact;
  /** the latest score among them; null without one */
  readonly scored: HistoryFact | null;
};

/** How many evaluations of each kind a period has. */
export type HistorySpan = Span & { readonly counts: Readonly<Record<HistoryKind, number>> };

/**
 * Returns the evaluations that count: sessions that were finished and neither invalidated nor second opinions, quick
 * evaluations that were finished, and those of welfare campaigns that were finished and are no second opinions; the latest
 * first.
 */
export function historyFacts(
  sessions: readonly ObservationSession[],
  evaluations: readonly Pick<QuickEvaluation, 'evaluationId' | 'groupId' | 'finishedAtUnix' | 'result'>[],
  ofCampaigns: readonly Pick<
    CampaignEvaluation,
    'evaluationId' | 'campaignId' | 'campaignType' | 'subjectId' | 'secondOf' | 'finishedAtUnix' | 'result'
  >[] = [],
): readonly HistoryFact[] {
  const ofSessions = sessions.flatMap((session): HistoryFact[] => {
    const { visitId: id, enclosureId: subjectId, animalIds, campaignId } = session;
    const atUnix = endOfValid(session);
    if (atUnix === null) return [];
    return [{ kind: 'session', id, subjectId, animalIds, campaignId, atUnix, score: null, label: null }];
  });
  const ofGroups = evaluations.flatMap(({ evaluationId, groupId, finishedAtUnix, result }): HistoryFact[] => {
    if (finishedAtUnix === null) return [];
    const { overall: score = null, label = null } = result ?? {};
    const of = { id: evaluationId, subjectId: groupId, animalIds: [], campaignId: null };
    return [{ kind: 'evaluation', ...of, atUnix: finishedAtUnix, score, label }];
  });
  const ofQuestionnaires = ofCampaigns.flatMap((one): HistoryFact[] => {
    const { evaluationId: id, subjectId, campaignId, finishedAtUnix, result } = one;
    if (finishedAtUnix === null || !evaluatesSubject(one)) return [];
    const { overall: score = null, label = null } = result ?? {};
    const of = { id, subjectId, animalIds: [], campaignId };
    return [{ kind: 'questionnaire', ...of, atUnix: finishedAtUnix, score, label }];
  });
  return [...ofSessions, ...ofGroups, ...ofQuestionnaires].toSorted((one, other) => other.atUnix - one.atUnix);
}

/** Returns the evaluations by period and by enclosure or group: the latest period first. */
export function historyEntries(
  facts: readonly HistoryFact[],
  unit: HistoryUnit,
  zone: string,
): readonly HistoryEntry[] {
  const entries = new Map<string, HistoryEntry>();
  for (const fact of facts.toSorted((one, other) => other.atUnix - one.atUnix)) {
    const span = periodAround(unit, fact.atUnix, zone);
    const key = `${span.fromMs} ${fact.kind} ${fact.subjectId}`;
    const known = entries.get(key);
    const scored = fact.score === null ? null : fact;
    entries.set(
      key,
      known === undefined
        ? { ...{ key, span, kind: fact.kind, subjectId: fact.subjectId }, count: 1, last: fact, scored }
        : { ...known, count: known.count + 1, scored: known.scored ?? scored },
    );
  }
  return [...entries.values()];
}

/**
 * Returns the periods from the earliest evaluation to the latest, the earliest first, also those without any; of more than
 * `most` the latest ones. None without an evaluation.
 */
export function historySpans(
  entries: readonly Pick<HistoryEntry, 'span' | 'kind' | 'count'>[],
  unit: HistoryUnit,
  zone: string,
  most: number,
): readonly HistorySpan[] {
  const starts = entries.map(({ span }) => span.fromMs);
  if (starts.length === 0) return [];
  const earliest = Math.min(...starts);
  const spans: HistorySpan[] = [];
  let span = periodAround(unit, Math.max(...starts), zone);
  while (span.fromMs >= earliest && spans.length < most) {
    const { fromMs } = span;
    const countOf = (kind: HistoryKind) =>
      entries
        .filter((one) => one.kind === kind && one.span.fromMs === fromMs)
        .reduce((sum, { count }) => sum + count, 0);
    const [session, evaluation, questionnaire] = HISTORY_KINDS.map(countOf) as [number, number, number];
    spans.unshift({ ...span, counts: { session, evaluation, questionnaire } });
    span = periodBeside(unit, fromMs, -1, zone);
  }
  return spans;
}

/** Periods of the history that are read where the address names no first day. */
const PERIODS_AT_FIRST = { month: 12, week: 12 } as const satisfies Record<HistoryUnit, number>;

/** Returns the first instant of the history that is read where no first day is chosen: twelve periods with the present one. */
export function historyStart(unit: HistoryUnit, now: EpochMs, zone: string): EpochMs {
  let { fromMs } = periodAround(unit, now, zone);
  for (let back = 1; back < PERIODS_AT_FIRST[unit]; back += 1) ({ fromMs } = periodBeside(unit, fromMs, -1, zone));
  return fromMs;
}
