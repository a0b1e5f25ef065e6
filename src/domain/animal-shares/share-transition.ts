import { appError } from '../errors/app-error.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { EpochMs } from '../time/epoch.ts';
import type { AnimalShare, EndCause, ShareSide, ShareState } from './animal-share.ts';

/** The steps that people take with a share once it is proposed. */
export const SHARE_STEPS = ['accept', 'decline', 'end'] as const;
export type ShareStep = (typeof SHARE_STEPS)[number];

/** The state after each step. */
const STATE_AFTER = { accept: 'accepted', decline: 'declined', end: 'ended' } as const satisfies Record<
  ShareStep,
  ShareState
>;

/** Each step with the sides that take it, by the state from which it goes out. */
const STEPS_FROM: Readonly<Record<ShareState, Partial<Readonly<Record<ShareStep, readonly ShareSide[]>>>>> = {
  proposed: { accept: ['partner'], decline: ['partner'], end: ['owner'] },
  accepted: { end: ['owner', 'partner'] },
  declined: {},
  ended: {},
};

/** A step with its author, its instant and the words that were given for it. */
export type TakenStep = {
  readonly by: string;
  readonly at: EpochMs;
  readonly reason: string;
  /** why it ends; null for an answer */
  readonly cause: EndCause | null;
};

/** Returns the steps that a side may take with a share in this state; none for a finished one. */
export function stepsOf(state: ShareState, side: ShareSide): readonly ShareStep[] {
  return SHARE_STEPS.filter((step) => STEPS_FROM[state][step]?.includes(side) === true);
}

/** Returns whether the share already is as the step would leave it, so that a repeated request changes nothing. */
export function isTaken({ state }: Pick<AnimalShare, 'state'>, step: ShareStep): boolean {
  return state === STATE_AFTER[step];
}

/**
 * Returns the share after a step of a side. Error: 'share/answered-meanwhile' when its state does not allow this side the
 * step.
 */
export function shareAfter(
  share: AnimalShare,
  step: ShareStep,
  side: ShareSide,
  { by, at, reason, cause }: TakenStep,
): Result<AnimalShare> {
  if (!stepsOf(share.state, side).includes(step)) return fail(appError('share/answered-meanwhile'));
  const after = { ...share, state: STATE_AFTER[step], updatedAtUnix: at };
  if (step === 'accept') return ok({ ...after, answeredBy: by, answeredAtUnix: at });
  if (step === 'decline') return ok({ ...after, answeredBy: by, answeredAtUnix: at, reason });
  return ok({ ...after, endedBy: by, endedAtUnix: at, endedSide: side, endCause: cause, reason });
}
