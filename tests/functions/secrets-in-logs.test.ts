import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startSuite, type Suite } from '../../emulators/suite/suite.ts';
import { chooseTestPorts } from '../../emulators/suite/test-ports.ts';

const SECRETS = [
  'canary-admin-1',
  'canary-temporary-2',
  'canary-created-3',
  'canary-own-4',
  'canary-accepted-5',
  'canary-slack-6',
];
const PATIENCE = { timeout: 240_000, interval: 50 };

/** A suite of its own, since only the process that starts a suite sees the log of its functions. */
let suite: Suite;
let folder: string;
const lines: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'));
  suite = await startSuite({
    root: join(import.meta.dirname, '..', '..'),
    ports: await chooseTestPorts({}),
    services: ['auth', 'firestore', 'functions'],
    dataFolder: null,
    logFolder: join(folder, 'logs'),
    schedulesOnTime: false,
    cancelled: new Promise(() => undefined),
    show: (line) => void lines.push(line),
  });
  // The support modules of these tests read the suite's environment when they are loaded, below.
  for (const [name, value] of Object.entries(suite.environment)) vi.stubEnv(name, value);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await suite.stop();
  await rm(folder, { recursive: true, force: true });
});

it(
  'nothing that functions write to their log holds a password, the secret of a link or the address of a Slack channel',
  { timeout: 600_000 },
  async () => {
    const { createPark, createPerson } = await import('./support/park.ts');
    const { accounts, database, openBrowser, runSchedule } = await import('./support/suite.ts');
    const { failMessagesTo, forgetMessagesTo, invitationKeyOf } = await import('./support/mail.ts');
    const zooId = await createPark();
    const admin = await createPerson(zooId, { userRight: 'admin' });
    const lost = await createPerson(zooId);
    const pending = await createPerson(zooId, { userStatus: 'pending' });
    await Promise.all([lost, pending].map(({ userId }) => accounts.deleteUser(userId)));
    const codeOf = async (name: string, data: object) => (await admin.callOverWire(name, data)).error?.code;
    const userData = {
      userFirstname: 'Ana',
      userLastname: 'Keller',
      userMail: `ana.${randomUUID()}@tests.example`,
      userRight: 'user',
      language: 'fr',
      betaTester: false,
      sectors: [],
    };
    const invitation = { userData, zooId, zooNameInviteFrom: '', peopleNameInviteFrom: '' };

    // Each of these calls fails while the secret is in use, and logs the failure.
    expect(await codeOf('adminUpdateUserPassword', { userId: lost.userId, newPassword: SECRETS[0] })).toBeUndefined();
    await runSchedule('applyWaitingPasswords');
    expect(await codeOf('adminSetTemporaryPassword', { userId: pending.userId, tempPassword: SECRETS[1] })).toBe(
      'password/update-failed',
    );
    await admin.callOverWire('sendUserInvitation', invitation);
    const { invitationId, secret } = await invitationKeyOf(userData.userMail);
    // A damaged document: reading it throws in the middle of the call.
    await database.doc(`invitations/${invitationId}`).update({ sentAtUnix: 'damaged' });
    const guest = openBrowser();
    const names = {
      userMail: userData.userMail,
      userFirstname: 'Ana',
      userLastname: 'Keller',
      language: 'fr',
      eula: 4,
    };
    const accepted = await guest.callOverWire('acceptInvitation', {
      invitationId,
      secret,
      ...names,
      newPassword: SECRETS[4],
    });
    expect(accepted.error?.code).toBe('generic/something-went-wrong');
    await database.doc(`invitations/${invitationId}`).delete();
    const unreachable = `unreachable.${randomUUID()}@tests.example`;
    await failMessagesTo(unreachable);
    expect(
      await codeOf('sendUserInvitation', { ...invitation, userData: { ...userData, userMail: unreachable } }),
    ).toBe('user/invitation-failed');
    const integrations = database.doc(`zoo/${zooId}/private/integrations`);
    // Nobody listens at this port, which fetch does not forbid; the second address is one that nothing is sent to.
    await integrations.set({ slackEndpoint: `http://127.0.0.1:2/${SECRETS[5]}` });
    expect(await codeOf('sendSlackTest', { zooId })).toBe('slack/unreachable');
    await database.doc(`zoo/${zooId}/private/slack`).delete();
    await integrations.set({ slackEndpoint: `not an address ${SECRETS[5]}` });
    expect(await codeOf('sendSlackTest', { zooId })).toBe('slack/address-refused');
    await database.doc(`zoo/${zooId}/private/slack`).set({ nextSendUnix: 'damaged' });
    expect(await codeOf('sendSlackTest', { zooId })).toBe('generic/something-went-wrong');
    await database.doc(`zoo/${zooId}`).update({ languages: 'damaged' });
    expect(await codeOf('createUser', { ...userData, zooId, tempPassword: SECRETS[2] })).toBe(
      'generic/something-went-wrong',
    );
    await database.doc(`users/${admin.userId}`).update({ userStatus: 'pending' });
    expect(await codeOf('activateAccount', { newPassword: SECRETS[3] })).toBe('generic/something-went-wrong');

    const failures = [
      'adminUpdateUserPassword',
      'applyWaitingPasswords',
      'adminSetTemporaryPassword',
      'acceptInvitation',
    ];
    failures.push('sendUserInvitation', 'createUser', 'activateAccount', 'sendSlackTest');
    await vi.waitFor(() => {
      const unseen = failures.filter((name) => !lines.some((line) => line.includes(`${name} failed`)));
      expect(unseen).toEqual([]);
    }, PATIENCE);
    const written = lines.join('\n');
    for (const each of [...SECRETS, secret]) expect(written).not.toContain(each);
    await Promise.all([userData.userMail, unreachable].map(forgetMessagesTo));
    await Promise.all([admin, lost, pending, guest].map((browser) => browser.close()));
  },
);
