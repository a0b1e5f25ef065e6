import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import { answersKnown } from '#domain/observer-agreement/known-answers.ts';

/** The marks of a list beside the status of a session. */
export const SESSION_FLAGS = ['short', 'deferred', 'known', 'answer', 'second', 'invalid'] as const;
export type SessionFlag = (typeof SESSION_FLAGS)[number];

/** A session with the words of a list. */
export type SessionRow = {
  readonly visitId: string;
  readonly session: ObservationSession;
  /** '' while it is not known */
  readonly campaignName: string;
  readonly enclosureName: string;
  readonly observerName: string;
  readonly isMine: boolean;
  /** its records may be read: they are no known answers, and do not repeat any, that are closed to the person */
  readonly isOpen: boolean;
  readonly flags: readonly SessionFlag[];
};

type Marked = Pick<
  ObservationSession,
  | 'status'
  | 'plannedCount'
  | 'doneCount'
  | 'isDeferred'
  | 'secondOf'
  | 'invalidReason'
  | 'isKnownAnswer'
  | 'knownAgreement'
>;

/**
 * Returns what a list marks of a session: one that was finished with less than was planned is short; an invalid one
 * counts in no result. `first` is the session that it repeats: of known answers it is an exercise, else a second opinion.
 */
export function flagsOf(
  { status, plannedCount, doneCount, isDeferred, secondOf, invalidReason, isKnownAnswer, knownAgreement }: Marked,
  first: Pick<ObservationSession, 'isKnownAnswer'> | null,
): readonly SessionFlag[] {
  const isAnswer = answersKnown({ secondOf, knownAgreement }, first);
  const holds: Readonly<Record<SessionFlag, boolean>> = {
    short: status === 'finished' && doneCount < plannedCount,
    deferred: isDeferred,
    known: isKnownAnswer,
    answer: isAnswer,
    second: secondOf !== null && !isAnswer,
    invalid: invalidReason !== '',
  };
  return SESSION_FLAGS.filter((flag) => holds[flag]);
}
