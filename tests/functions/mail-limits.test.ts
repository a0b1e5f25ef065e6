import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { recordAction } from '../../functions/src/audit/audit-entry.ts';
import { mailLimit } from '../../functions/src/mail/mail-limit.ts';
import { MAIL_HOUR_MS, MAX_MAILS_AN_HOUR } from '../../src/domain/people/mail-limits.ts';
import { failMessagesTo, forgetMessagesTo, messagesTo } from './support/mail.ts';
import { createPark, type Person } from './support/park.ts';
import { closeAll, person } from './support/people.ts';
import { accounts, type Answer, database } from './support/suite.ts';

const MINUTE = 60_000;
const TOO_MANY = { success: false, error: { code: 'generic/too-many-requests' } };
const addresses: string[] = [];

let zooId: string;
let admin: Person;
beforeEach(async () => {
  zooId = await createPark();
  admin = await person(zooId, { userRight: 'admin' });
});
afterAll(async () => {
  await Promise.all(addresses.map(forgetMessagesTo));
  await closeAll();
});

/** Stores `count` records of an action in an establishment, `ago` milliseconds old. */
async function recorded(action: string, count: number, ago: number, where = zooId): Promise<void> {
  const writer = database.bulkWriter();
  const atUnix = Date.now() - ago;
  for (let n = 0; n < count; n++)
    void writer.create(database.collection(`zoo/${where}/auditLog`).doc(), { action, atUnix, zooId: where, by: 'x' });
  await writer.close();
}
const countOf = async (action: string) =>
  (await database.collection(`zoo/${zooId}/auditLog`).where('action', '==', action).count().get()).data().count;

function invite(userMail: string): Promise<Answer> {
  const userData = {
    ...{ userFirstname: 'Ana', userLastname: 'Keller', userMail, userRight: 'user', language: 'fr' },
    ...{ betaTester: false, sectors: [] },
  };
  return admin.call('sendUserInvitation', { userData, zooId, zooNameInviteFrom: '', peopleNameInviteFrom: '' });
}

/** The calls that send a message of each kind to a new address, by their recorded action. */
const KINDS = {
  invitation: {
    action: 'user.invited',
    other: 'user.passwordResetSent',
    addressee: async () => `ana.${randomUUID()}@tests.example`,
    send: invite,
  },
  passwordReset: {
    action: 'user.passwordResetSent',
    other: 'user.invited',
    addressee: async () => (await person(zooId)).email,
    send: (userEmail: string) => admin.call('adminSendPasswordResetEmail', { userEmail }),
  },
} as const;

async function anAddressee(kind: keyof typeof KINDS): Promise<string> {
  const address = await KINDS[kind].addressee();
  addresses.push(address);
  return address;
}

describe.each(['invitation', 'passwordReset'] as const)('messages of the kind %s', (kind) => {
  const { action, other, send } = KINDS[kind];
  const most = MAX_MAILS_AN_HOUR[kind];

  it('are sent until an establishment has had its limit within an hour, and no more', async () => {
    await recorded(action, most - 1, MAIL_HOUR_MS - 2 * MINUTE);
    const [last, refused] = [await anAddressee(kind), await anAddressee(kind)];
    expect(await send(last)).toMatchObject({ success: true });
    expect(await countOf(action)).toBe(most);
    expect(await send(refused)).toEqual(TOO_MANY);
    expect([(await messagesTo(last)).length, await messagesTo(refused)]).toEqual([1, []]);
    expect(await countOf(action)).toBe(most);
    expect((await database.collection('invitations').where('userMail', '==', refused).get()).empty).toBe(true);
  });

  it('are refused to an establishment that is already beyond the limit', async () => {
    await recorded(action, most + 5, MINUTE);
    const address = await anAddressee(kind);
    expect(await send(address)).toEqual(TOO_MANY);
    expect(await messagesTo(address)).toEqual([]);
  });

  it('are counted for an hour, apart from other establishments and other kinds', async () => {
    await recorded(action, most, MAIL_HOUR_MS + 1_000);
    await recorded(other, most, MINUTE);
    await recorded(action, most, MINUTE, await createPark());
    expect(await send(await anAddressee(kind))).toMatchObject({ success: true });
  });

  it('are no more when several are asked for at once', async () => {
    await recorded(action, most - 1, MINUTE);
    const several = await Promise.all(Array.from({ length: 4 }, () => anAddressee(kind)));
    const answers = await Promise.all(several.map(send));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ success }) => !success)).toEqual([TOO_MANY, TOO_MANY, TOO_MANY]);
    const sent = await Promise.all(several.map(messagesTo));
    expect(sent.flat()).toHaveLength(1);
  });
});

it('two messages that were counted before either was on record do not both pass', async () => {
  await recorded('user.passwordResetSent', MAX_MAILS_AN_HOUR.passwordReset - 1, MINUTE);
  let counted = 0;
  const bothCounted = Promise.withResolvers<void>();
  const send = () =>
    database.runTransaction(async (transaction) => {
      const at = Date.now();
      const limit = await mailLimit(transaction, 'passwordReset', zooId, at);
      if (++counted === 2) bothCounted.resolve();
      await bothCounted.promise;
      if (limit !== null) return 'refused';
      recordAction(database, transaction, { action: 'user.passwordResetSent', zooId, by: 'x', subjectId: 'y', at });
      return 'on record';
    });
  expect((await Promise.all([send(), send()])).toSorted()).toEqual(['on record', 'refused']);
  expect(await countOf('user.passwordResetSent')).toBe(MAX_MAILS_AN_HOUR.passwordReset);
});

it('a reset message that could not be sent does not count', async () => {
  await recorded('user.passwordResetSent', MAX_MAILS_AN_HOUR.passwordReset - 1, MINUTE);
  const [lost, last] = [await anAddressee('passwordReset'), await anAddressee('passwordReset')];
  await failMessagesTo(lost);
  expect(await KINDS.passwordReset.send(lost)).toEqual({ success: false, error: { code: 'auth/reset-email-failed' } });
  expect(await KINDS.passwordReset.send(last)).toMatchObject({ success: true });
});

it('an address that nobody has is reported, however many messages were sent', async () => {
  await recorded('user.passwordResetSent', MAX_MAILS_AN_HOUR.passwordReset, MINUTE);
  expect(await KINDS.passwordReset.send('unheard-of@tests.example')).toEqual({
    success: false,
    error: { code: 'user/not-found', field: 'userEmail' },
  });
});

it('a person whose invitation is refused for that reason has no account, and no secret waits for them', async () => {
  await recorded('user.invited', MAX_MAILS_AN_HOUR.invitation, MINUTE);
  const address = await anAddressee('invitation');
  expect(await invite(address)).toEqual(TOO_MANY);
  await expect(accounts.getUserByEmail(address)).rejects.toThrow();
  const { docs } = await database.collection('invitationSecrets').where('zooId', '==', zooId).get();
  expect(docs).toEqual([]);
});
