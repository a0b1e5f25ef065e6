import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailDigests } from '../../functions/src/notifications/mail-digests.ts';
import type { Task } from '../../src/domain/tasks/task.ts';
import { ZONE } from '../../src/domain/time/epoch.ts';
import type { User } from '../../src/domain/users/user.ts';
import { withTimestamps } from '../../functions/src/common/stored.ts';
import { aTask } from '../support/builders/task.ts';
import { failMessagesTo, forgetMessagesTo, messagesTo } from './support/mail.ts';
import { createPark, createSector, type Person } from './support/park.ts';
import { closeAll, person } from './support/people.ts';
import { stored } from './support/records.ts';
import { database, runSchedule } from './support/suite.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), info: vi.fn() }));

const SIX = Date.parse('2025-06-10T04:00:00Z');
const DAY = 86_400_000;
process.env['ENCLOS_APP_URL'] ??= 'http://127.0.0.1:5173';
process.env['FUNCTIONS_EMULATOR'] ??= 'true';
// The functions run in their own folder, these tests do not.
process.env['ENCLOS_MAIL_FOLDER'] = resolve(process.env['ENCLOS_MAIL_FOLDER'] ?? '.local/mail');

let zooId: string;
let sectorId: string;
beforeAll(async () => {
  zooId = await createPark();
  sectorId = await createSector(zooId);
});
afterAll(closeAll);

// The function processes everybody who wants a mail.
beforeEach(async () => {
  const { docs } = await database.collection('notificationSettings').get();
  await Promise.all(docs.map((document) => document.ref.delete()));
});

async function subscriber(differences: Partial<User> = {}): Promise<Person> {
  const somebody = await person(zooId, differences);
  expect(await somebody.call('saveNotificationSettings', { mailDigest: 'daily' })).toEqual({ success: true, data: {} });
  return somebody;
}

async function store(differences: Partial<Task>): Promise<void> {
  const taskId = `task-${randomUUID()}`;
  const task = aTask({ taskId, zooId, sectorId, sectorIds: [sectorId], dueAtUnix: SIX + 3_600_000, ...differences });
  await database.doc(`tasks/${taskId}`).set(withTimestamps(task));
}

describe('the daily mail', () => {
  it('names the tasks of the day and the overdue ones, in the language of the person', async () => {
    const ana = await subscriber({ language: 'de', userFirstname: 'Ana', userLastname: 'Keller' });
    await database.doc(`sectors/${sectorId}`).update({ sectorKeeper: [ana.userId] });
    await store({ title: 'Nobody’s in her sector' });
    await store({ title: 'Hers <b>late</b>', responsibleIds: [ana.userId], dueAtUnix: SIX - 2 * DAY });
    await store({
      title: 'Taken by her',
      responsibleIds: ['another'],
      takenBy: ana.userId,
      dueAtUnix: SIX + 7_200_000,
    });
    await store({ title: 'Of tomorrow', responsibleIds: [ana.userId], dueAtUnix: SIX + DAY });
    await store({ title: 'Of another', responsibleIds: ['another'] });
    await store({ title: 'Done', responsibleIds: [ana.userId], status: 'DONE' });
    expect(await mailDigests(database, SIX, ZONE)).toEqual({ sent: 1, unneeded: 0, failed: 0 });
    const [message, ...others] = await messagesTo(ana.email);
    expect(others).toEqual([]);
    expect(message?.head).toContain('Subject: Ihre Aufgaben vom 10. Juni 2025');
    expect(message?.text).toContain('Guten Tag Ana Keller');
    expect(message?.text).toContain('Zahl der Aufgaben: 3.');
    expect(message?.text.match(/^- .+$/gm)?.map((line) => line.replace(/:.*$/, ''))).toEqual([
      '- Hers <b>late</b>',
      '- Nobody’s in her sector',
      '- Taken by her',
    ]);
    expect(message?.text).toContain('überfällig seit 08.06.25, 06:00');
    expect(message?.html).toContain('Hers &lt;b&gt;late&lt;/b&gt;');
    await database.doc(`sectors/${sectorId}`).update({ sectorKeeper: [] });
  });

  it('comes once a day, also when the job runs again or twice at once', async () => {
    const ana = await subscriber();
    await store({ responsibleIds: [ana.userId] });
    await Promise.all([mailDigests(database, SIX, ZONE), mailDigests(database, SIX, ZONE)]);
    expect(await mailDigests(database, SIX + 3_600_000, ZONE)).toEqual({ sent: 0, unneeded: 1, failed: 0 });
    expect(await messagesTo(ana.email)).toHaveLength(1);
    expect(await mailDigests(database, SIX + DAY, ZONE)).toMatchObject({ sent: 1 });
    expect(await messagesTo(ana.email)).toHaveLength(2);
  });

  it('does not come to people without tasks, with a disabled account, or who no longer want it', async () => {
    const [free, disabled, gone] = [await subscriber(), await subscriber(), await subscriber()];
    await store({ responsibleIds: [disabled.userId, gone.userId] });
    await database.doc(`users/${disabled.userId}`).update({ isDisabled: true });
    await gone.call('saveNotificationSettings', { mailDigest: 'none' });
    expect(await mailDigests(database, SIX, ZONE)).toEqual({ sent: 0, unneeded: 2, failed: 0 });
    for (const { email } of [free, disabled, gone]) expect(await messagesTo(email)).toEqual([]);
  });

  it('that could not leave is tried again the same day, and does not stop the others', async () => {
    const [ana, ben] = [await subscriber(), await subscriber()];
    await store({ responsibleIds: [ana.userId, ben.userId] });
    await failMessagesTo(ana.email);
    expect(await mailDigests(database, SIX, ZONE)).toEqual({ sent: 1, unneeded: 0, failed: 1 });
    expect(await stored(`notificationSettings/${ana.userId}`)).toMatchObject({ digestSentOn: null });
    await forgetMessagesTo(ana.email);
    expect(await mailDigests(database, SIX, ZONE)).toEqual({ sent: 1, unneeded: 1, failed: 0 });
    expect(await messagesTo(ana.email)).toHaveLength(1);
  });

  it('is sent by the scheduled function', async () => {
    const ana = await subscriber();
    await store({ responsibleIds: [ana.userId], dueAtUnix: Date.now() - 60_000 });
    await runSchedule('sendDigests');
    await runSchedule('sendDigests');
    expect(await messagesTo(ana.email)).toHaveLength(1);
  });
});
