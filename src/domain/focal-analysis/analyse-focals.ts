import { type FocalObservation, standingFocal } from '../observation-sessions/focal-timeline.ts';
import type { ObservationSession, SessionRecord } from '../observation-sessions/session.ts';
import type { EpochMs } from '../time/epoch.ts';
import { type FocalBehaviour, type FocalResults, focalResultsOf, isCutOff, observationsOf } from './focal-results.ts';
import { type Transitions, transitionsOf } from './transitions.ts';

type Head = Pick<ObservationSession, 'visitId' | 'startedAtUnix'>;

/** A focal session as analyses read it: its observations, without the taps that were taken back. */
export type FocalSession = Head & {
  readonly observations: readonly FocalObservation[];
  /** entries that the observer took back */
  readonly undone: number;
};

/** The question of an analysis of focal sessions; an empty list of the filters leaves nothing out. */
export type FocalQuestion = {
  /** the known animals, in the order of every list */
  readonly animalIds: readonly string[];
  readonly behaviours: readonly FocalBehaviour[];
  readonly filters: {
    readonly fromMs: EpochMs | null;
    readonly beforeMs: EpochMs | null;
    readonly animalIds: readonly string[];
    readonly codes: readonly string[];
  };
};

/** One bout of a state or one point, as a row of data. */
export type FocalBout = {
  readonly visitId: string;
  readonly animalId: string;
  readonly code: string;
  readonly type: 'state' | 'point';
  readonly modifiers: readonly string[];
  readonly observationAtUnix: number;
  readonly atUnix: number;
  /** 0 for a point */
  readonly durationMs: number;
  readonly isCutOff: boolean;
};

/** The numbers of a sample, and of all that it leaves out. */
export type FocalCounts = {
  readonly sessions: number;
  readonly observations: number;
  readonly observedMs: number;
  /** bouts and points of the shown behaviours */
  readonly bouts: number;
  /** states of the shown behaviours whose true length is not known */
  readonly cutOff: number;
  /** observations that nobody ended: they count up to their last entry */
  readonly unended: number;
  readonly undone: number;
  /** observations of animals that the sessions do not name; they count in nothing */
  readonly unknownAnimals: number;
  /** bouts and points whose behaviour is outside the filters or the ethogram; they count in no figure */
  readonly otherBehaviours: number;
};

/** Every result of some focal sessions. */
export type FocalAnalysis = {
  readonly counts: FocalCounts;
  readonly pooled: FocalResults;
  readonly animals: readonly (FocalResults & { readonly animalId: string; readonly transitions: Transitions })[];
  readonly transitions: Transitions;
  readonly bouts: readonly FocalBout[];
  /** the sessions with the observations that the filters leave, the latest first */
  readonly sessions: readonly FocalSession[];
};

/** Returns a session with the observations of all its devices; none for a session without one. */
export function focalSession(
  { visitId, startedAtUnix }: Head,
  records: readonly Pick<SessionRecord, 'entries'>[],
): FocalSession {
  const undone = records.reduce((all, { entries }) => {
    const taps = entries.filter((entry) => entry.kind === 'focal' && entry.action !== 'undo');
    return all + taps.length - standingFocal(entries).length;
  }, 0);
  return { visitId, startedAtUnix, observations: observationsOf(records), undone };
}

/**
 * Returns every analysis of the focal observations that the filters leave: for each animal that was observed, and of all together,
 * where each observation weighs as much as its time. Zeros, nulls and empty lists without one.
 */
export function analyseFocals(sessions: readonly FocalSession[], question: FocalQuestion): FocalAnalysis {
  const { animalIds, filters } = question;
  const isKnown = asked(animalIds, false);
  const isAsked = asked(filters.animalIds, true);
  const inPeriod = sessions.map((session) => ({
    ...session,
    observations: session.observations.filter(
      ({ startAtUnix }) =>
        (filters.fromMs === null || startAtUnix >= filters.fromMs) &&
        (filters.beforeMs === null || startAtUnix < filters.beforeMs),
    ),
  }));
  const used = inPeriod
    .map((session) => ({
      ...session,
      observations: session.observations.filter(({ animalId }) => isKnown(animalId) && isAsked(animalId)),
    }))
    .filter(({ observations }) => observations.length > 0)
    .toSorted((one, other) => other.startedAtUnix - one.startedAtUnix);
  const all = used.flatMap(({ observations }) => observations);
  const behaviours = question.behaviours.filter(({ code }) => asked(filters.codes, true)(code));
  const codes = behaviours.map(({ code }) => code);
  const pooled = focalResultsOf(all, behaviours);
  const every = used.flatMap((session) => session.observations.flatMap((one) => boutsOf(session.visitId, one)));
  const bouts = every.filter(({ code }) => codes.includes(code));
  return {
    counts: {
      ...{ sessions: used.length, observations: all.length, observedMs: pooled.observedMs, bouts: bouts.length },
      cutOff: bouts.filter((one) => one.isCutOff).length,
      unended: all.filter(({ endAtUnix }) => endAtUnix === null).length,
      undone: used.reduce((sum, { undone }) => sum + undone, 0),
      unknownAnimals: inPeriod.flatMap(({ observations }) => observations.filter((one) => !isKnown(one.animalId)))
        .length,
      otherBehaviours: every.length - bouts.length,
    },
    pooled,
    animals: animalIds.flatMap((animalId) => {
      const own = all.filter((one) => one.animalId === animalId);
      const results = { animalId, ...focalResultsOf(own, behaviours), transitions: transitionsOf(own, codes) };
      return own.length === 0 ? [] : [results];
    }),
    transitions: transitionsOf(all, codes),
    bouts,
    sessions: used,
  };
}

function boutsOf(visitId: string, observation: FocalObservation): readonly FocalBout[] {
  const { animalId, startAtUnix: observationAtUnix, states, points } = observation;
  const place = { visitId, animalId, observationAtUnix };
  return [
    ...states.map((state) => ({
      ...{ ...place, code: state.code, type: 'state' as const, modifiers: state.modifiers },
      ...{ atUnix: state.startAtUnix, durationMs: state.durationMs, isCutOff: isCutOff(observation, state) },
    })),
    ...points.map(({ code, modifiers, atUnix }) => ({
      ...{ ...place, code, type: 'point' as const, modifiers, atUnix, durationMs: 0, isCutOff: false },
    })),
  ].toSorted((one, other) => one.atUnix - other.atUnix);
}

/** Returns whether an id is among some; with `emptyIsAll`, an empty list holds every id. */
function asked(ids: readonly string[], emptyIsAll: boolean): (id: string) => boolean {
  const chosen = new Set(ids);
  return (id) => (emptyIsAll && chosen.size === 0) || chosen.has(id);
}
