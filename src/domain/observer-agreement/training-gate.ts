import type { Campaign } from '../campaigns/campaign.ts';
import type { ObservationSession } from '../observation-sessions/session.ts';
import type { ComparedSession } from './compared-sessions.ts';
import { type JudgedSession, observerAgreement } from './observer-agreement.ts';

/** Passed and below say how kappa stands to the least agreement; undefined has no kappa, and none no compared session. */
export const GATE_STATES = ['passed', 'below', 'undefined', 'none'] as const;
export type GateState = (typeof GATE_STATES)[number];

/** The kinds of comparison that decide: with known answers, or with second opinions where a person has repeated none. */
export const GATE_GROUNDS = ['known', 'second'] as const;
export type GateGround = (typeof GATE_GROUNDS)[number];

/** Whether one person in training agrees enough, by their latest session that was compared. */
export type GateLine = {
  readonly observerId: string;
  readonly state: GateState;
  /** the deciding comparison: the person's session, its beginning, and whom it is compared with; null without one */
  readonly decided: {
    readonly by: GateGround;
    readonly visitId: string;
    /** the observer of the second opinion; null for known answers, whose observer is not known from the session */
    readonly secondId: string | null;
    readonly atUnix: number;
    readonly items: number;
    readonly percent: number | null;
    readonly kappa: number | null;
  } | null;
  /** compared sessions of this person of the kind that decides, and how many of them reach the least agreement */
  readonly compared: number;
  readonly reached: number;
};

type Decided = NonNullable<GateLine['decided']>;

/** No kappa is as great. */
const BEYOND_KAPPA = 2;

type Head = Pick<ObservationSession, 'visitId' | 'observerId' | 'startedAtUnix' | 'isKnownAnswer'>;
type Answered = Pick<
  ObservationSession,
  'visitId' | 'observerId' | 'startedAtUnix' | 'status' | 'invalidReason' | 'knownAgreement'
>;

/**
 * Returns a line for each observer of a training campaign: the kappa of their latest session that repeats known answers, else
 * of their latest session with a second opinion, against the least agreement of the campaign, as the alert of the same name
 * compares it. Of several second opinions on one session the lowest kappa counts. Empty for a campaign of another type and for
 * one without a least agreement.
 * @param heads the sessions of the campaign, in any order
 * @param compared those with second opinions, the latest first
 * @param judged what was recorded in these, in any order
 */
export function trainingGate(
  { type, minAgreement, observerIds }: Pick<Campaign, 'type' | 'minAgreement' | 'observerIds'>,
  heads: readonly Answered[],
  compared: readonly ComparedSession<Head>[],
  judged: readonly JudgedSession[],
): readonly GateLine[] {
  if (type !== 'training' || minAgreement === null) return [];
  const judgedOf = new Map(judged.map((session) => [session.visitId, session]));
  return observerIds.map((observerId) => {
    const answers = answersOf(heads, observerId);
    const own =
      answers.length > 0
        ? answers
        : compared
            .filter(({ first }) => first.observerId === observerId && !first.isKnownAnswer)
            .map(({ first }) => weakest(first, judgedOf.get(first.visitId)));
    const [latest = null] = own;
    return {
      ...{ observerId, decided: latest, state: latest === null ? 'none' : gateState(latest, minAgreement) },
      ...{
        compared: own.length,
        reached: own.filter((one) => one !== null && gateState(one, minAgreement) === 'passed').length,
      },
    };
  });
}

/** The comparisons of a person with known answers, the latest first. The server takes away what does not count any more. */
function answersOf(heads: readonly Answered[], observerId: string): readonly Decided[] {
  return heads
    .filter((head) => head.observerId === observerId && head.status === 'finished' && head.invalidReason === '')
    .toSorted((one, other) => other.startedAtUnix - one.startedAtUnix)
    .flatMap(({ visitId, startedAtUnix: atUnix, knownAgreement }) => {
      if (knownAgreement === null) return [];
      const { items, percent, kappa } = knownAgreement;
      return [{ by: 'known', visitId, secondId: null, atUnix, items, percent, kappa } as const];
    });
}

/** The comparison of a session with the second opinion that agrees least; an undefined kappa counts beside no other one only. */
function weakest(first: Head, session: JudgedSession | undefined): GateLine['decided'] {
  const [own, ...others] = session?.opinions ?? [];
  if (session === undefined || own === undefined) return null;
  const [least] = others
    .flatMap((other) => observerAgreement([{ visitId: session.visitId, opinions: [own, other] }]).pairs)
    .toSorted((one, other) => (one.kappa ?? BEYOND_KAPPA) - (other.kappa ?? BEYOND_KAPPA));
  if (least === undefined) return null;
  const { items, percent, kappa, second: secondId } = least;
  return { by: 'second', visitId: first.visitId, atUnix: first.startedAtUnix, items, percent, kappa, secondId };
}

/** Returns how a comparison stands to the least agreement of its campaign. */
export function gateState({ kappa }: Pick<Decided, 'kappa'>, minAgreement: number): Exclude<GateState, 'none'> {
  if (kappa === null) return 'undefined';
  return kappa >= minAgreement ? 'passed' : 'below';
}
