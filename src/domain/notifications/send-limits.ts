import type { EpochMs } from '../time/epoch.ts';

/**
 * The most acts of a kind within an hour by which one person sends messages to others: a new or newly assigned task, an
 * announcement, an information, a reminder to confirm one. More than a busy day needs, yet too few to pester a team with.
 * A search for partners sends nothing; it is counted because its answers are names of other establishments. An
 * analysis by the server sends nothing either; it is counted because it reads and computes much. Invitations
 * and links for a new password have a limit of their own: `functions/src/mail/mail-limit.ts`.
 */
export const MAX_ACTS_AN_HOUR = {
  task: 20,
  announcement: 10,
  information: 20,
  informationReminder: 20,
  shareProposal: 20,
  shareStep: 20,
  partnerSearch: 100,
  analysis: 60,
} as const;

export type SendingKind = keyof typeof MAX_ACTS_AN_HOUR;

/** The hour in which acts are counted, in milliseconds: the last 60 minutes, not the clock's hour. */
export const SENDING_HOUR_MS = 3_600_000;

/** An act that sent messages, and its instant. */
export type SendingAct = { readonly id: string; readonly atUnix: EpochMs };

/**
 * Returns the acts of the last hour with this one, or null when they have reached the limit of their kind. An act that
 * is among them already is the same act, handled again.
 */
export function withAct(
  acts: readonly SendingAct[],
  kind: SendingKind,
  id: string,
  now: EpochMs,
): readonly SendingAct[] | null {
  const recent = acts.filter(({ atUnix }) => atUnix > now - SENDING_HOUR_MS);
  if (recent.some((one) => one.id === id)) return recent;
  return recent.length < MAX_ACTS_AN_HOUR[kind] ? [...recent, { id, atUnix: now }] : null;
}
