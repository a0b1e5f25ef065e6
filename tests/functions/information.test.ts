import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginInformation } from '../../functions/src/information/begin-information.ts';
import { confirmInformation } from '../../functions/src/information/confirm-information.ts';
import { followAccounts, followRecipients } from '../../functions/src/information/follow-recipients.ts';
import { remindInformation } from '../../functions/src/information/remind-information.ts';
import { removeInformation } from '../../functions/src/information/remove-information.ts';
import { saveInformation } from '../../functions/src/information/save-information.ts';
import type { Role } from '../../src/domain/access/roles.ts';
import type { SaveInformationRequest } from '../../src/domain/callables/information.ts';
import { informationSchema } from '../../src/domain/information/information.ts';
import { type AnimalPark, createAnimalPark } from './support/animal-park.ts';
import { callInProcess, outcomeOf } from './support/call-in-process.ts';
import { everything } from './support/everything.ts';
import { createInformation } from './support/information.ts';
import { closeAll, person } from './support/people.ts';
import { stored } from './support/records.ts';
import { database } from './support/suite.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), info: vi.fn() }));
vi.setConfig({ testTimeout: 120_000 });

const DAY = 86_400_000;
const NOBODY = { everyone: false, sectorIds: [] as string[], roles: [] as Role[], userIds: [] as string[] };

let park: AnimalPark;
beforeAll(async () => void (park = await createAnimalPark()));
afterAll(async () => {
  await closeAll();
  await park.close();
});

// Each test begins a new hour of the admin.
beforeEach(() => database.doc(`sendingActs/${idOf('admin')}-information`).delete());

type Who = keyof AnimalPark['people'];
const idOf = (who: Who) => park.people[who].userId;
const idsOf = (...who: Who[]) => who.map(idOf).toSorted();
const ofSector = () => ({ ...NOBODY, sectorIds: [park.sectorId] });
const request = (differences: Partial<SaveInformationRequest> = {}): SaveInformationRequest => ({
  ...{ zooId: park.zooId, informationId: null, title: 'Pont fermé', type: 'info', content: 'Le **pont**.' },
  ...{ priority: 'normal', needsConfirmation: false, recipients: { ...NOBODY, everyone: true } },
  displayFromUnix: Date.now() - 1,
  displayUntilUnix: Date.now() + DAY,
  expectedUpdatedAtUnix: null,
  ...differences,
});
const save = async (differences: Partial<SaveInformationRequest> = {}, who: Who = 'admin') =>
  callInProcess(saveInformation, idOf(who), request({ ...(await asItIs(differences)), ...differences }));
/** Returns the present stamp of an information, as its form would show it. */
async function asItIs({ informationId = null }: Partial<SaveInformationRequest>) {
  const updatedAtUnix =
    informationId === null ? null : (await stored(`information/${informationId}`))?.['updatedAtUnix'];
  return { expectedUpdatedAtUnix: typeof updatedAtUnix === 'number' ? updatedAtUnix : null };
}
/** Saves, and returns the id and the number of notified people. */
async function saved(differences: Partial<SaveInformationRequest> = {}, who: Who = 'admin') {
  const answer = await save(differences, who);
  if (!answer.success) throw new Error(answer.error.code);
  return answer.data;
}
const one = (informationId: string) => ({ zooId: park.zooId, informationId });
const confirm = (informationId: string, who: Who) => callInProcess(confirmInformation, idOf(who), one(informationId));
const remind = (informationId: string, who: Who = 'admin') =>
  callInProcess(remindInformation, idOf(who), one(informationId));
const remove = async (informationId: string, who: Who = 'admin') =>
  outcomeOf(await callInProcess(removeInformation, idOf(who), one(informationId)));
const read = async (informationId: string) => informationSchema.parse(await stored(`information/${informationId}`));
async function told(informationId: string, kind = 'information'): Promise<string[]> {
  const { docs } = await database.collection('notifications').where('subjectId', '==', informationId).get();
  return docs
    .filter((message) => message.get('kind') === kind)
    .map((message): string => message.get('userId'))
    .toSorted();
}

describe('an information', () => {
  it('to everybody is stored with its instants, and everybody but its author is notified', async () => {
    const { informationId, told: count } = await saved({ title: ' Pont fermé ' });
    expect(await stored(`information/${informationId}`)).toMatchObject({
      ...{ informationId, zooId: park.zooId, title: 'Pont fermé', audience: ['everyone'], authorId: idOf('admin') },
      displayFrom: expect.anything(),
      displayUntil: expect.anything(),
      toldAtUnix: expect.any(Number),
    });
    expect(await told(informationId)).toEqual(idsOf('dietician', 'keeper', 'lead', 'otherKeeper', 'vet'));
    expect(count).toBe(5);
  });

  it('to a sector comes to its team, without the pedagogical account', async () => {
    const { informationId } = await saved({ recipients: ofSector() });
    expect((await read(informationId)).audience).toEqual(idsOf('dietician', 'keeper', 'lead', 'vet'));
    expect(await told(informationId)).toEqual(idsOf('dietician', 'keeper', 'lead', 'vet'));
  });

  it('to roles and single people comes to them', async () => {
    const recipients = { ...NOBODY, roles: ['admin' as const], userIds: [idOf('otherKeeper')] };
    const { informationId } = await saved({ recipients });
    expect((await read(informationId)).audience).toEqual(idsOf('admin', 'otherKeeper'));
  });

  it('without an audience, from an older document, is for nobody, and its admins can end and delete it', async () => {
    const informationId = await createInformation({ zooId: park.zooId, needsConfirmation: true });
    await database
      .doc(`information/${informationId}`)
      .update({ audience: FieldValue.delete(), recipients: FieldValue.delete() });
    expect(outcomeOf(await confirm(informationId, 'keeper'))).toBe('information/not-a-recipient');
    await followAccounts(park.zooId, Date.now());
    expect(await told(informationId)).toEqual([]);
    const ended = { displayFromUnix: Date.now() - DAY, displayUntilUnix: Date.now() };
    expect(outcomeOf(await save({ informationId, recipients: NOBODY, ...ended }))).toBe('done');
    expect(await read(informationId)).toMatchObject({ audience: [], recipients: NOBODY });
    expect(await remove(informationId)).toBe('done');
  });

  it('that a colleague changed meanwhile is not overwritten: the second person learns it, and nothing changes', async () => {
    const { informationId } = await saved();
    const { updatedAtUnix } = await read(informationId);
    expect(outcomeOf(await save({ informationId, title: 'Pont ouvert' }))).toBe('done');
    const before = await everything();
    for (const expectedUpdatedAtUnix of [updatedAtUnix, null])
      expect(outcomeOf(await save({ informationId, title: 'Pont gelé', expectedUpdatedAtUnix }))).toBe(
        'information/changed-meanwhile',
      );
    expect(await everything()).toBe(before);
    expect(await read(informationId)).toMatchObject({ title: 'Pont ouvert' });
  });

  it('that is changed keeps its author, and only newcomers are notified', async () => {
    const { informationId } = await saved({ recipients: ofSector() }, 'lead');
    const recipients = { ...NOBODY, sectorIds: [park.sectorId, park.otherSectorId] };
    expect(await saved({ informationId, recipients, title: 'Rouvert' })).toEqual({ informationId, told: 1 });
    expect(await read(informationId)).toMatchObject({ authorId: idOf('lead'), title: 'Rouvert' });
    expect(await told(informationId)).toEqual(idsOf('dietician', 'keeper', 'otherKeeper', 'vet'));
  });

  it.each([
    ['a blank title', { title: '  ' }, 'information/title-required at title'],
    ['a long title', { title: 'x'.repeat(201) }, 'information/title-too-long at title'],
    ['no content', { content: '' }, 'information/content-required at content'],
    ['a long content', { content: 'x'.repeat(10_001) }, 'information/content-too-long at content'],
    [
      'an end before its start',
      { displayUntilUnix: Date.now() - DAY },
      'information/end-before-start at displayUntilUnix',
    ],
    ['no recipients', { recipients: NOBODY }, 'information/recipients-required at recipients'],
    [
      'recipients of whom none has an account',
      { recipients: { ...NOBODY, roles: ['superAdmin'] } },
      'information/nobody-reached at recipients',
    ],
    [
      'somebody who is not there',
      { recipients: { ...NOBODY, userIds: ['gone'] } },
      'information/recipients-unknown at recipients',
    ],
    [
      'a sector that is not there',
      { recipients: { ...NOBODY, sectorIds: ['gone'] } },
      'information/recipients-unknown at recipients',
    ],
    ['an id that is not there', { informationId: 'gone' }, 'information/not-found at informationId'],
  ] as const)('with %s is refused, and nothing is written', async (_what, differences, expected) => {
    const before = await everything();
    expect(outcomeOf(await save(differences as Partial<SaveInformationRequest>))).toBe(expected);
    expect(await everything()).toBe(before);
  });
});

describe('the right to publish', () => {
  it.each([
    ['admin', 'everybody', 'done'],
    ['admin', 'the sector', 'done'],
    ['lead', 'everybody', 'information/sector-required at recipients'],
    ['lead', 'the sector', 'done'],
    ['lead', 'the other sector', 'generic/permission-denied at recipients'],
    ['lead', 'nobody', 'information/sector-required at recipients'],
    ['keeper', 'the sector', 'generic/permission-denied at recipients'],
    ['vet', 'the sector', 'generic/permission-denied at recipients'],
    ['dietician', 'the sector', 'generic/permission-denied at recipients'],
    ['pedago', 'the sector', 'generic/permission-denied at recipients'],
    ['stranger', 'everybody', 'zoo/foreign at zooId'],
    ['visitor', 'everybody', 'demo/unauthorized-action'],
  ] as const)('%s to %s: %s', async (who, to, expected) => {
    const recipients = {
      everybody: { ...NOBODY, everyone: true },
      'the sector': ofSector(),
      'the other sector': { ...NOBODY, sectorIds: [park.otherSectorId] },
      nobody: { ...NOBODY, sectorIds: [] },
    }[to];
    expect(outcomeOf(await save({ recipients, needsConfirmation: true }, who))).toBe(expected);
  });

  it.each([
    ['admin', 'done'],
    ['lead', 'done'],
    ['keeper', 'generic/permission-denied'],
    ['otherKeeper', 'generic/permission-denied'],
    ['stranger', 'zoo/foreign at zooId'],
  ] as const)('an information of the lead is reminded of and deleted by %s: %s', async (who, expected) => {
    const recipients = ofSector();
    const { informationId } = await saved({ recipients, needsConfirmation: true }, 'lead');
    expect(outcomeOf(await remind(informationId, who))).toBe(expected);
    expect(await remove(informationId, who)).toBe(expected);
  });

  it('an information of an admin for the sector is not the lead’s to change', async () => {
    const { informationId } = await saved({ recipients: ofSector() });
    expect(outcomeOf(await save({ informationId, recipients: ofSector() }, 'lead'))).toBe('generic/permission-denied');
    expect(await remove(informationId, 'lead')).toBe('generic/permission-denied');
  });
});

describe('reading', () => {
  const asked = (differences: Partial<SaveInformationRequest> = {}) =>
    saved({ recipients: ofSector(), needsConfirmation: true, ...differences });

  it('is confirmed once: a second confirmation answers the first stamp', async () => {
    const { informationId } = await asked();
    const first = await confirm(informationId, 'keeper');
    expect(first).toMatchObject({ success: true, data: { confirmedAtUnix: expect.any(Number) } });
    expect(await confirm(informationId, 'keeper')).toEqual(first);
    expect(await stored(`information/${informationId}/confirmations/${idOf('keeper')}`)).toMatchObject({
      ...{ informationId, zooId: park.zooId, userId: idOf('keeper') },
      confirmedAt: expect.anything(),
    });
  });

  it('by two devices at the same time is one', async () => {
    const { informationId } = await asked();
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(informationId, 'vet')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it.each([
    ['otherKeeper', 'information/not-a-recipient'],
    ['admin', 'information/not-a-recipient'],
    ['pedago', 'generic/permission-denied'],
    ['stranger', 'zoo/foreign at zooId'],
    ['visitor', 'demo/unauthorized-action'],
  ] as const)('is not for %s to confirm: %s', async (who, expected) => {
    const { informationId } = await asked();
    expect(outcomeOf(await confirm(informationId, who))).toBe(expected);
  });

  it('is confirmed only of an information that asks for it, has begun and exists', async () => {
    const { informationId } = await saved({ recipients: ofSector() });
    expect(outcomeOf(await confirm(informationId, 'keeper'))).toBe('generic/invalid-input at informationId');
    const coming = await asked({ displayFromUnix: Date.now() + DAY, displayUntilUnix: Date.now() + 2 * DAY });
    expect(outcomeOf(await confirm(coming.informationId, 'keeper'))).toBe('information/not-found at informationId');
    expect(outcomeOf(await confirm('gone', 'keeper'))).toBe('information/not-found at informationId');
  });

  it('is asked for once a day from the people who have not confirmed', async () => {
    const { informationId } = await asked();
    await confirm(informationId, 'keeper');
    expect(await remind(informationId)).toEqual({ success: true, data: { reminded: 3 } });
    expect(await told(informationId, 'informationReminder')).toEqual(idsOf('dietician', 'lead', 'vet'));
    expect(outcomeOf(await remind(informationId))).toBe('information/reminded-today');
    await database.doc(`information/${informationId}`).update({ remindedAtUnix: Date.now() - DAY });
    expect(await remind(informationId)).toEqual({ success: true, data: { reminded: 3 } });
    expect(await told(informationId, 'informationReminder')).toHaveLength(6);
  });

  it('is asked for by only one of two simultaneous reminders', async () => {
    const { informationId } = await asked();
    const outcomes = (await Promise.all([remind(informationId), remind(informationId)])).map(outcomeOf);
    expect(outcomes.toSorted()).toEqual(['done', 'information/reminded-today']);
    expect(await told(informationId, 'informationReminder')).toHaveLength(4);
  });

  it('is not asked for when the information is over', async () => {
    const { informationId } = await asked();
    await database.doc(`information/${informationId}`).update({ displayUntilUnix: Date.now() - 1 });
    expect(outcomeOf(await remind(informationId))).toBe('information/remind-failed');
  });

  it('is deleted with its information', async () => {
    const { informationId } = await asked();
    await confirm(informationId, 'keeper');
    expect(await remove(informationId)).toBe('done');
    expect(await stored(`information/${informationId}`)).toBeUndefined();
    expect((await database.collection(`information/${informationId}/confirmations`).get()).size).toBe(0);
    expect(await remove(informationId)).toBe('information/not-found at informationId');
  });
});

describe('an information that begins later', () => {
  const FROM = Date.parse('2031-03-10T08:00:00Z');
  const coming = () =>
    saved({ recipients: ofSector(), displayFromUnix: FROM, displayUntilUnix: FROM + DAY }).then(
      ({ informationId, told: count }) => {
        expect(count).toBe(0);
        return informationId;
      },
    );

  it('is announced at its first instant, not before, and once', async () => {
    const informationId = await coming();
    await beginInformation(FROM - 1);
    expect(await told(informationId)).toEqual([]);
    await Promise.all([beginInformation(FROM), beginInformation(FROM)]);
    await beginInformation(FROM + 1);
    expect(await told(informationId)).toEqual(idsOf('dietician', 'keeper', 'lead', 'vet'));
    expect(await read(informationId)).toMatchObject({ toldAtUnix: expect.any(Number) });
  });

  it('is announced to nobody when its period is over before the run', async () => {
    const informationId = await coming();
    await beginInformation(FROM + DAY);
    expect(await told(informationId)).toEqual([]);
    expect(await read(informationId)).toMatchObject({ toldAtUnix: FROM + DAY });
  });
});

describe('when the team of a sector changes', () => {
  it('new members see its information and are notified, former members no longer see it', async () => {
    const { informationId } = await saved({ recipients: { ...NOBODY, sectorIds: [park.otherSectorId] } });
    expect((await read(informationId)).audience).toEqual(idsOf('otherKeeper'));
    await database.doc(`sectors/${park.otherSectorId}`).update({ sectorKeeper: [idOf('vet')] });
    await vi.waitFor(async () => expect((await read(informationId)).audience).toEqual(idsOf('vet')), {
      timeout: 60_000,
    });
    await vi.waitFor(async () => expect(await told(informationId)).toEqual(idsOf('otherKeeper', 'vet')), {
      timeout: 60_000,
    });
    await database.doc(`sectors/${park.otherSectorId}`).update({ sectorKeeper: [idOf('otherKeeper')] });
    await vi.waitFor(async () => expect((await read(informationId)).audience).toEqual(idsOf('otherKeeper')), {
      timeout: 60_000,
    });
  });

  it('a person who waits for their first password sees it once they are in use, and no longer when they are disabled', async () => {
    const pending = await person(park.zooId, { userStatus: 'pending', isDisabled: false });
    await database.doc(`sectors/${park.otherSectorId}`).update({ nutritionUserIds: [pending.userId] });
    const { informationId } = await saved({ recipients: { ...NOBODY, sectorIds: [park.otherSectorId] } });
    expect((await read(informationId)).audience).toEqual(idsOf('otherKeeper'));
    const account = database.doc(`users/${pending.userId}`);
    await account.update({ userStatus: 'active' });
    const both = [...idsOf('otherKeeper'), pending.userId].toSorted();
    await vi.waitFor(async () => expect((await read(informationId)).audience).toEqual(both), { timeout: 120_000 });
    await vi.waitFor(async () => expect(await told(informationId)).toEqual(both), { timeout: 60_000 });
    await account.update({ isDisabled: true });
    await vi.waitFor(async () => expect((await read(informationId)).audience).toEqual(idsOf('otherKeeper')), {
      timeout: 60_000,
    });
    await database.doc(`sectors/${park.otherSectorId}`).update({ nutritionUserIds: [] });
  });

  it('a person with a new role sees its information, notified once however often it is computed', async () => {
    const { informationId } = await saved({
      recipients: { ...NOBODY, roles: ['superAdmin'], userIds: [idOf('vet')] },
    });
    const newcomer = await person(park.zooId);
    await database.doc(`users/${newcomer.userId}`).update({ userRight: 'superAdmin' });
    await Promise.all([1, 2].map(() => followAccounts(park.zooId, Date.now())));
    expect((await read(informationId)).audience).toContain(newcomer.userId);
    await vi.waitFor(
      async () => expect((await told(informationId)).filter((id) => id === newcomer.userId)).toHaveLength(1),
      { timeout: 60_000 },
    );
  });

  it('an information whose people have all gone can still be ended', async () => {
    const only = await person(park.zooId);
    const recipients = { ...NOBODY, userIds: [only.userId] };
    const { informationId } = await saved({ recipients, needsConfirmation: true });
    await database.doc(`users/${only.userId}`).update({ isDeleted: true });
    const same = { informationId, recipients, needsConfirmation: true };
    expect(outcomeOf(await save({ ...same, recipients: { ...NOBODY, userIds: ['nobody'] } }))).toBe(
      'information/nobody-reached at recipients',
    );
    const ended = { displayFromUnix: Date.now() - DAY, displayUntilUnix: Date.now() };
    expect(outcomeOf(await save({ ...same, ...ended }))).toBe('done');
  });

  it('an unreadable one does not affect the others', async () => {
    const outdated = { zooId: park.zooId, recipients: ofSector(), audience: ['somebody'], displayFromUnix: 1 };
    const [odd, good] = [
      await createInformation({ ...outdated, displayUntilUnix: Date.now() + 9 * DAY }),
      await createInformation({ ...outdated, displayUntilUnix: Date.now() + DAY }),
    ];
    await database.doc(`information/${odd}`).update({ priority: 'unheard-of' });
    await followAccounts(park.zooId, Date.now());
    expect((await read(good)).audience).toEqual(idsOf('dietician', 'keeper', 'lead', 'vet'));
    expect(await stored(`information/${odd}`)).toMatchObject({ audience: ['somebody'] });
    await database.doc(`information/${odd}`).delete();
  });

  it('an expired information stays as it was', async () => {
    const over = await createInformation({
      ...{ zooId: park.zooId, recipients: ofSector(), audience: ['somebody'] },
      ...{ displayFromUnix: 1_000_000_000_000, displayUntilUnix: 1_000_000_000_001 },
    });
    await followRecipients(park.zooId, park.sectorId, Date.now());
    expect((await read(over)).audience).toEqual(['somebody']);
  });
});
