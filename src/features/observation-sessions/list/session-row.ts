import type { ObservationSession } from '#domain/observation-sessions/session.ts';

/** The marks of a list beside the status of a session. */
export const SESSION_FLAGS = ['short', 'deferred', 'second', 'invalid'] as const;
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
  readonly flags: readonly SessionFlag[];
};

/**
 * Returns what a list marks of a session: one that was finished with less than was planned is short; an invalid one
 * counts in no result.
 */
export function flagsOf({
  status,
  plannedCount,
  doneCount,
  isDeferred,
  secondOf,
  invalidReason,
}: Pick<
  ObservationSession,
  'status' | 'plannedCount' | 'doneCount' | 'isDeferred' | 'secondOf' | 'invalidReason'
>): readonly SessionFlag[] {
  const holds: Readonly<Record<SessionFlag, boolean>> = {
    short: status === 'finished' && doneCount < plannedCount,
    deferred: isDeferred,
    second: secondOf !== null,
    invalid: invalidReason !== '',
  };
  return SESSION_FLAGS.filter((flag) => holds[flag]);
}
