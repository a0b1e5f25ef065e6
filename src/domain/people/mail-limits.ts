/**
 * How many messages of a kind the admins of one establishment may have sent within an hour: a whole file of people (500)
 * and more, yet too few for whoever has stolen an admin's session to pester people, or to make mail servers distrust the
 * sender.
 */
export const MAX_MAILS_AN_HOUR = { invitation: 600, passwordReset: 20 } as const;

export type MailKind = keyof typeof MAX_MAILS_AN_HOUR;

/** The hour in which messages are counted, in milliseconds: the one before now, not the clock's. */
export const MAIL_HOUR_MS = 3_600_000;

/** Whether one more message of the kind may be sent after so many of the last hour. */
export function mayStillSend(kind: MailKind, sentInLastHour: number): boolean {
  return sentInLastHour < MAX_MAILS_AN_HOUR[kind];
}
