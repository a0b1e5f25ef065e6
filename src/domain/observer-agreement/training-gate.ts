import type { Campaign } from '../campaigns/campaign.ts';
import type { ObservationSession } from '../observation-sessions/session.ts';
import type { ComparedSession } from './compared-sessions.ts';
import { type JudgedSession, observerAgreement } from './observer-agreement.ts';

/** Passed and below say how kappa stands to the least agreement; undefined has no kappa, and none no compared session. */
export const GATE_STATES = ['passed', 'below', 'undefined', 'none'] as const;
export type GateState = (typeof GATE_STATES)[number];

/** Whether one person in training agrees enough, by their latest session with a second opinion. */
export type GateLine = {
  readonly observerId: string;
  readonly state: GateState;
  /** the deciding second opinion: its session, its observer and its beginning; null without one */
  readonly decided: {
    readonly visitId: string;
    readonly secondId: string;
    readonly atUnix: number;
    readonly items: number;
    readonly percent: number | null;
    readonly kappa: number | null;
  } | null;
  /** sessions of this person with a second opinion, and how many of them reach the least agreement */
  readonly compared: number;
  readonly reached: number;
};

/** No kappa is as great. */
const BEYOND_KAPPA = 2;

type Head = Pick<ObservationSession, 'visitId' | 'observerId' | 'startedAtUnix'>;

/**
 * Returns a line for each observer of a training campaign: the kappa of the latest session with a second opinion against
 * the least agreement of the campaign, as the alert of the same name compares it. Of several second opinions on one
 * session the lowest kappa counts. Empty for a campaign of another type and for one without a least agreement.
 * @param compared the sessions of the campaign, the latest first
 * @param judged what was recorded in them, in any order
 */
export function trainingGate(
  { type, minAgreement, observerIds }: Pick<Campaign, 'type' | 'minAgreement' | 'observerIds'>,
  compared: readonly ComparedSession<Head>[],
  judged: readonly JudgedSession[],
): readonly GateLine[] {
  if (type !== 'training' || minAgreement === null) return [];
  const judgedOf = new Map(judged.map((session) => [session.visitId, session]));
  return observerIds.map((observerId) => {
    const own = compared
      .filter(({ first }) => first.observerId === observerId)
      .map(({ first }) => weakest(first, judgedOf.get(first.visitId)));
    const [latest = null] = own;
    return {
      ...{ observerId, decided: latest, state: stateOf(latest, minAgreement) },
      ...{ compared: own.length, reached: own.filter((one) => stateOf(one, minAgreement) === 'passed').length },
    };
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
  const { items, percent, kappa, second } = least;
  return { ...{ visitId: first.visitId, atUnix: first.startedAtUnix, items, percent, kappa }, secondId: second };
}

function stateOf(decided: GateLine['decided'], minAgreement: number): GateState {
  if (decided === null) return 'none';
  if (decided.kappa === null) return 'undefined';
  return decided.kappa >= minAgreement ? 'passed' : 'below';
}
