import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { receivesMessages } from '../../../src/domain/notifications/recipients-of-task.ts';
import { endOfDay } from '../../../src/domain/time/calendar-day.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { wallClockAt } from '../../../src/domain/time/wall-clock.ts';
import { logFailure } from '../common/log-failure.ts';
import { pagesOf } from '../common/pages.ts';
import { NOTIFICATION_SETTINGS, userPath } from '../common/paths.ts';
import { digestMessage } from '../mail/digest-message.ts';
import { sendMessage } from '../mail/send-message.ts';
import { tasksOfPerson } from './tasks-of-person.ts';
import { readUser } from '../common/stored-user.ts';

/** People mailed side by side: mail servers take few at once. */
const PAGE_SIZE = 10;

/** Counts of the people who want a mail, by result. */
export type DigestReport = {
  readonly sent: number;
  /** no task waits for them, their account is not in use, or they have had today's mail */
  readonly unneeded: number;
  /** the mail failed; the log says why, and another run of the day tries again */
  readonly failed: number;
};

/**
 * Mails today's and overdue tasks to everybody who wants that and has any, once a day: the day is recorded before the
 * mail leaves, and the record is removed when the mail fails. Two simultaneous runs mail nobody twice.
 */
export async function mailDigests(database: Firestore, now: EpochMs, zone: string): Promise<DigestReport> {
  const wished = database.collection(NOTIFICATION_SETTINGS).where('mailDigest', '==', 'daily').orderBy('userId');
  const report = { sent: 0, unneeded: 0, failed: 0 };
  for await (const page of pagesOf(wished, PAGE_SIZE)) {
    const outcomes = await Promise.all(page.map(({ ref }) => mailOne(database, ref, now, zone)));
    for (const outcome of outcomes) report[outcome]++;
  }
  return report;
}

async function mailOne(
  database: Firestore,
  settings: DocumentReference,
  now: EpochMs,
  zone: string,
): Promise<keyof DigestReport> {
  try {
    const user = readUser((await database.doc(userPath(settings.id)).get()).data());
    if (!receivesMessages(user)) return 'unneeded';
    const tasks = await tasksOfPerson(database, user, endOfDay(now, zone));
    if (tasks.length === 0) return 'unneeded';
    const message = digestMessage(user, tasks, now);
    const claim = await claimDay(database, settings, dayOf(now, zone));
    if (claim === null) return 'unneeded';
    try {
      await sendMessage(message);
    } catch (failure) {
      await settings.update({ digestSentOn: claim.before });
      throw failure;
    }
    return 'sent';
  } catch (failure) {
    logFailure('sendDigests', failure, { userId: settings.id });
    return 'failed';
  }
}

/** Records the day; null when it was recorded before, or when the person has changed their mind. */
async function claimDay(
  database: Firestore,
  settings: DocumentReference,
  day: string,
): Promise<{ readonly before: string | null } | null> {
  return database.runTransaction(async (transaction) => {
    const stored = await transaction.get(settings);
    const before = (stored.get('digestSentOn') ?? null) as string | null;
    if (stored.get('mailDigest') !== 'daily' || before === day) return null;
    transaction.update(settings, { digestSentOn: day });
    return { before };
  });
}

function dayOf(instant: EpochMs, zone: string): string {
  const { year, month, day } = wallClockAt(instant, zone);
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
