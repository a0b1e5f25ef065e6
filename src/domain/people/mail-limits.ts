/**
 * The most messages of a kind that the admins of one establishment may have sent within an hour: more than a whole file
 * of people (500), yet too few for a person with an admin's stolen session to pester people, or to make mail servers
 * distrust the sender.
 */
export const MAX_MAILS_AN_HOUR = { invitation: 600, passwordReset: 20 } as const;

export type MailKind = keyof typeof MAX_MAILS_AN_HOUR;

/** The hour in which messages are counted, in milliseconds: the last 60 minutes, not the clock's hour. */
export const MAIL_HOUR_MS = 3_600_000;

/** Returns whether one more message of the kind may be sent after this number in the last hour. */
export function mayStillSend(kind: MailKind, sentInLastHour: number): boolean {
  return sentInLastHour < MAX_MAILS_AN_HOUR[kind];
}
