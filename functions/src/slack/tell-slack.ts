import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Announcement } from '../../../src/domain/announcements/announcement.ts';
import { type Information, isValid } from '../../../src/domain/information/information.ts';
import type { SlackFacts } from '../../../src/domain/slack/slack-message.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { hasSlack, queueSlackMessage } from './queue-message.ts';
import { sendWaiting } from './send-waiting.ts';
import { factsOfTask } from './task-facts.ts';

const NO_DETAILS = { places: '', animals: '', people: '', dueAtUnix: null } as const;

/** Tells the channel of a task's establishment of the new task, if it has one. A repeated call tells nobody again. */
export async function tellSlackOfTask(database: Firestore, document: DocumentSnapshot, now: EpochMs): Promise<void> {
  const zooId: unknown = document.get('zooId');
  if (typeof zooId !== 'string' || zooId === '' || zooId.includes('/')) return;
  // Most establishments have no channel: nothing more is read for them.
  if (!(await hasSlack(database, zooId))) return;
  const told = await factsOfTask(database, document, now);
  if (told !== null) await queueAndSend(database, told.zooId, told.facts, now);
}

/**
 * Tells the channel of an information whose period has begun; its text only when it is for everybody. Nothing when the
 * period is over or the establishment has no channel.
 */
export async function tellSlackOfInformation(
  database: Firestore,
  information: Information,
  now: EpochMs,
): Promise<void> {
  const { informationId, zooId, title, content, recipients } = information;
  if (!isValid(information, now) || !(await hasSlack(database, zooId))) return;
  const facts = { kind: 'information', subjectId: informationId, title, ...NO_DETAILS } as const;
  await queueAndSend(database, zooId, { ...facts, excerpt: recipients.everyone ? content : null }, now);
}

/** Tells the channel of a new announcement; its text only when it is for everybody. */
export async function tellSlackOfAnnouncement(
  database: Firestore,
  zooId: string,
  announcement: Announcement,
  now: EpochMs,
): Promise<void> {
  const { announcementId, title, message, broadcastTeams, expiresAtUnix } = announcement;
  if ((expiresAtUnix !== null && expiresAtUnix <= now) || !(await hasSlack(database, zooId))) return;
  const facts = { kind: 'announcement', subjectId: announcementId, title, ...NO_DETAILS } as const;
  const isForAll = broadcastTeams.includes('everyone');
  await queueAndSend(database, zooId, { ...facts, excerpt: isForAll ? message : null }, now);
}

/** The first message of a window leaves at once; later ones gather for the scheduled run. */
async function queueAndSend(database: Firestore, zooId: string, facts: SlackFacts, now: EpochMs): Promise<void> {
  if (await queueSlackMessage(database, zooId, facts, now)) await sendWaiting(database, zooId, now);
}
