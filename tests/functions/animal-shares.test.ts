import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeShares } from '../../functions/src/animal-shares/change-shares.ts';
import { proposeShares } from '../../functions/src/animal-shares/propose-shares.ts';
import { changeAnimalStatus } from '../../functions/src/animals/change-animal-status.ts';
import { mergeAnimals } from '../../functions/src/animals/merge-animals.ts';
import { saveAnimal } from '../../functions/src/animals/save-animal.ts';
import { carryName } from '../../functions/src/people/carry-name.ts';
import { type AnimalShare, shareIdOf } from '../../src/domain/animal-shares/animal-share.ts';
import type { Animal } from '../../src/domain/animals/animal.ts';
import type { ChangeSharesRequest } from '../../src/domain/callables/animal-shares.ts';
import { MAX_ACTS_AN_HOUR, type SendingKind } from '../../src/domain/notifications/send-limits.ts';
import { newCallKey } from '../../src/lib/call-key.ts';
import { type AnimalPark, createAnimalPark, FIELDS, storeAnimals } from './support/animal-park.ts';
import { callInProcess, outcomeOf } from './support/call-in-process.ts';
import { everything } from './support/everything.ts';
import { expectAgreement } from './support/ledger.ts';
import { messagesOf } from './support/notifications.ts';
import { createPark, type Person } from './support/park.ts';
import { closeAll, person } from './support/people.ts';
import { stored } from './support/records.ts';
import { database } from './support/suite.ts';

let park: AnimalPark;
let animalIds: string[];
let partnerAdmin: Person;
beforeAll(async () => {
  park = await createAnimalPark();
  const animalEnclosureData = { enclosureId: park.enclosureId };
  animalIds = await storeAnimals(
    park.zooId,
    Array.from({ length: 60 }, (_unused, at) => ({ animalEnclosureData, animalName: `Animal ${at}` })),
  );
  partnerAdmin = await person(park.otherZooId, { userRight: 'admin' });
});
afterAll(async () => {
  await park.close();
  await closeAll();
});

// Each test begins with nobody near a limit.
beforeEach(async () => {
  const { docs } = await database.collection('sendingActs').get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

let used = 0;
/** Returns an animal that no test has used. */
const freshAnimal = () => animalIds[used++] ?? 'none left';
const admin = () => park.people.admin.userId;
const animalAt = async (animalId: string) => (await stored(`animals/${animalId}`)) as Animal;
const shareAt = async (animalId: string) =>
  (await stored(`animalShares/${shareIdOf(animalId, park.otherZooId)}`)) as AnimalShare | undefined;
const propose = async (animals: readonly string[], differences: object = {}, by = admin()) => {
  const said = { zooId: park.zooId, animalIds: animals, partnerId: park.otherZooId, message: '' };
  return callInProcess(proposeShares, by, { ...said, ...differences });
};
const take = (animals: readonly string[], step: ChangeSharesRequest['step'], by = partnerAdmin.userId, zooId = '') =>
  callInProcess(changeShares, by, {
    zooId: zooId || (by === partnerAdmin.userId ? park.otherZooId : park.zooId),
    shareIds: animals.map((animalId) => shareIdOf(animalId, park.otherZooId)),
    step,
    reason: ` parce que ${step} `,
  });
/** Returns an animal whose share the partner has accepted. */
const sharedAnimal = async () => {
  const animalId = freshAnimal();
  expect(outcomeOf(await propose([animalId]))).toBe('done');
  expect(outcomeOf(await take([animalId], 'accept'))).toBe('done');
  return animalId;
};
const entriesOf = async (zooId: string, animalId: string) => {
  const { docs } = await database.collection(`zoo/${zooId}/auditLog`).where('subjectId', '==', animalId).get();
  return docs
    .map((entry) => entry.data())
    .toSorted((one, other) => one['atUnix'] - other['atUnix'])
    .map(({ action, by, details }) => ({ action, by, details }));
};
const acted = (userId: string, kind: SendingKind, count: number) =>
  database.doc(`sendingActs/${userId}-${kind}`).set({
    acts: Array.from({ length: count }, (_unused, at) => ({ id: `earlier-${at}`, atUnix: Date.now() })),
    lastAtUnix: Date.now(),
  });

describe('a proposal to share animals', () => {
  it('lets nobody read them, and tells the admins of the partner once', async () => {
    const animals = [freshAnimal(), freshAnimal(), freshAnimal(), freshAnimal()];
    expect(await propose(animals, { message: ' Pour l’EEP ' })).toEqual({
      success: true,
      data: { proposed: 4, known: 0 },
    });
    for (const animalId of animals)
      expect(await animalAt(animalId)).toMatchObject({ authorizedFacilities: [park.zooId], establishmentName: null });
    const share = await shareAt(animals[0]!);
    expect(share).toMatchObject({
      ...{ state: 'proposed', zooId: park.zooId, partnerId: park.otherZooId, message: 'Pour l’EEP' },
      ...{ establishmentName: `Parc ${park.zooId}`, partnerName: `Parc ${park.otherZooId}`, proposedBy: admin() },
      ...{ animalName: 'Animal 0', specieName: 'Zèbre des plaines', answeredBy: null, endedAtUnix: null },
    });
    const told = (await messagesOf(partnerAdmin.userId)).filter(({ subjectId }) => subjectId === share?.requestId);
    expect(told.map(({ kind, title }) => `${kind}: ${title}`)).toEqual([
      `shareProposed: Animal 0, Animal 1, Animal 2 +1 · Parc ${park.zooId}`,
    ]);
    expect(await messagesOf(park.people.keeper.userId)).toEqual([]);
  });

  it('of an animal that is proposed already is passed over, and alone it is refused', async () => {
    const [known, free] = [freshAnimal(), freshAnimal()];
    await propose([known]);
    expect(await propose([known, free])).toEqual({ success: true, data: { proposed: 1, known: 1 } });
    expect(outcomeOf(await propose([known]))).toBe('share/already-open at partnerId');
  });

  it('made twenty times at once is one, and with one key it gets one answer', async () => {
    const animalId = freshAnimal();
    const key = { callKey: newCallKey() };
    const keyed = await Promise.all([propose([animalId], key), propose([animalId], key)]);
    expect(keyed.map(outcomeOf)).toEqual(['done', 'done']);
    const other = freshAnimal();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => propose([other])));
    expect(outcomes.map(outcomeOf).filter((one) => one === 'done')).toHaveLength(1);
  });

  it.each([
    ['keeper', 'generic/permission-denied'],
    ['lead', 'generic/permission-denied'],
    ['vet', 'generic/permission-denied'],
    ['stranger', 'zoo/foreign at zooId'],
    ['visitor', 'demo/unauthorized-action'],
  ] as const)('is refused to a %s: %s', async (who, expected) => {
    const before = await everything();
    expect(outcomeOf(await propose([animalIds.at(-1)!], {}, park.people[who].userId))).toBe(expected);
    expect(await everything()).toBe(before);
  });

  it.each<[string, () => Promise<string>]>([
    ['the own establishment', async () => park.zooId],
    ['an establishment that does not exist', async () => 'nowhere'],
    ['an id with a slash', async () => 'a/b'],
    ['the demonstration', () => createPark({ isDemo: true })],
    ['the provider', () => createPark({ isProvider: true, zooTiers: 'global' })],
    ['an establishment without animals in its tier', () => createPark({ zooTiers: 'discovery' })],
    ['an establishment without an admin in use', () => createPark()],
  ])('to %s is refused', async (_what, partnerOf) => {
    const partnerId = await partnerOf();
    expect(outcomeOf(await propose([animalIds.at(-1)!], { partnerId }))).toBe('share/partner-unavailable at partnerId');
  });

  it.each([
    ['an animal that is not there', () => ['gone'], 'animal/not-found at animalIds'],
    ['no animal', () => [], 'generic/invalid-input at animalIds'],
    ['51 animals', () => Array.from({ length: 51 }, () => 'a'), 'generic/invalid-input at animalIds'],
  ] as const)('of %s is refused', async (_what, animals, expected) => {
    expect(outcomeOf(await propose(animals()))).toBe(expected);
  });

  it('beyond twenty requests of a person in an hour is refused, and writes nothing', async () => {
    const { userId } = await person(park.zooId, { userRight: 'admin' });
    await acted(userId, 'shareProposal', MAX_ACTS_AN_HOUR.shareProposal);
    const animalId = freshAnimal();
    expect(outcomeOf(await propose([animalId], {}, userId))).toBe('generic/too-many-requests');
    expect(await shareAt(animalId)).toBeUndefined();
  });
});

describe('an accepted share', () => {
  it('lets the partner read the animal, tells the owner, and is on record on both sides', async () => {
    const animalId = await sharedAnimal();
    expect(await animalAt(animalId)).toMatchObject({
      authorizedFacilities: [park.zooId, park.otherZooId],
      establishmentName: `Parc ${park.zooId}`,
    });
    const share = await shareAt(animalId);
    expect(share).toMatchObject({ state: 'accepted', answeredBy: partnerAdmin.userId, reason: '' });
    const told = (await messagesOf(admin())).find(({ subjectId }) => subjectId === share?.requestId);
    expect(told).toMatchObject({
      kind: 'shareAccepted',
      title: `${(await animalAt(animalId)).animalName} · Parc ${park.otherZooId}`,
    });
    const named = (partnerName: string) => ({ animalName: share?.animalName, partnerName });
    expect(await entriesOf(park.zooId, animalId)).toEqual([
      { action: 'animal.shareProposed', by: admin(), details: named(`Parc ${park.otherZooId}`) },
      { action: 'animal.shareAccepted', by: 'partner', details: named(`Parc ${park.otherZooId}`) },
    ]);
    expect(await entriesOf(park.otherZooId, animalId)).toEqual([
      { action: 'animal.shareProposed', by: 'partner', details: named(`Parc ${park.zooId}`) },
      { action: 'animal.shareAccepted', by: partnerAdmin.userId, details: named(`Parc ${park.zooId}`) },
    ]);
    await expectAgreement(park.zooId);
  });

  it('is accepted again without a change', async () => {
    const animalId = await sharedAnimal();
    const before = await everything();
    expect(await take([animalId], 'accept')).toEqual({ success: true, data: { changed: 0 } });
    expect(await everything()).toBe(before);
  });

  it('leaves the version of the animal that a colleague is changing', async () => {
    const animalId = freshAnimal();
    const { updatedAtUnix } = await animalAt(animalId);
    await propose([animalId]);
    await take([animalId], 'accept');
    expect((await animalAt(animalId)).updatedAtUnix).toBe(updatedAtUnix);
  });

  it.each(['owner', 'partner'] as const)('is ended by the %s at once, and the other side is told', async (side) => {
    const animalId = await sharedAnimal();
    const by = side === 'owner' ? admin() : partnerAdmin.userId;
    expect(await take([animalId], 'end', by)).toEqual({ success: true, data: { changed: 1 } });
    expect(await animalAt(animalId)).toMatchObject({ authorizedFacilities: [park.zooId], establishmentName: null });
    const share = await shareAt(animalId);
    expect(share).toMatchObject({
      ...{ state: 'ended', endedBy: by, endedSide: side, endCause: 'asked', reason: 'parce que end' },
    });
    const told = await messagesOf(side === 'owner' ? partnerAdmin.userId : admin());
    const kind = side === 'owner' ? 'shareEnded' : 'shareEndedByPartner';
    expect(told.some((message) => message.kind === kind && message.subjectId === share?.requestId)).toBe(true);
    expect((await entriesOf(park.otherZooId, animalId)).at(-1)).toMatchObject({
      action: 'animal.shareEnded',
      by: side === 'owner' ? 'partner' : by,
      details: { reason: 'parce que end' },
    });
    // It begins anew with another proposal.
    expect(outcomeOf(await propose([animalId]))).toBe('done');
    expect(await shareAt(animalId)).toMatchObject({ state: 'proposed', endedBy: null, endCause: null, reason: '' });
  });

  it('of several partners ends with one of them alone', async () => {
    const animalId = await sharedAnimal();
    const thirdId = await createPark();
    const third = await person(thirdId, { userRight: 'admin' });
    await propose([animalId], { partnerId: thirdId });
    await callInProcess(changeShares, third.userId, {
      ...{ zooId: thirdId, shareIds: [shareIdOf(animalId, thirdId)], step: 'accept', reason: '' },
    });
    expect((await animalAt(animalId)).authorizedFacilities).toEqual([park.zooId, park.otherZooId, thirdId]);
    await take([animalId], 'end');
    expect(await animalAt(animalId)).toMatchObject({
      authorizedFacilities: [park.zooId, thirdId],
      establishmentName: `Parc ${park.zooId}`,
    });
  });

  it('with a fiftieth establishment is accepted, with one more it is refused', async () => {
    const [full, fuller] = [freshAnimal(), freshAnimal()];
    const others = (count: number) => Array.from({ length: count }, (_unused, at) => `zoo-other-${at}`);
    await database.doc(`animals/${full}`).update({ authorizedFacilities: [park.zooId, ...others(48)] });
    await database.doc(`animals/${fuller}`).update({ authorizedFacilities: [park.zooId, ...others(49)] });
    await propose([full, fuller]);
    expect(outcomeOf(await take([full], 'accept'))).toBe('done');
    expect(outcomeOf(await take([fuller], 'accept'))).toBe('share/too-many-partners at shareIds');
  });
});

describe('a step with a share', () => {
  it('declines it, with the reason, and the animal stays closed', async () => {
    const animalId = freshAnimal();
    await propose([animalId]);
    expect(outcomeOf(await take([animalId], 'decline'))).toBe('done');
    expect(await shareAt(animalId)).toMatchObject({ state: 'declined', reason: 'parce que decline' });
    expect((await animalAt(animalId)).authorizedFacilities).toEqual([park.zooId]);
    expect(outcomeOf(await take([animalId], 'accept'))).toBe('share/answered-meanwhile at shareIds');
  });

  it('takes a proposal back, of which nobody is told', async () => {
    const animalId = freshAnimal();
    await propose([animalId]);
    const before = (await messagesOf(partnerAdmin.userId)).length;
    expect(outcomeOf(await take([animalId], 'end', admin()))).toBe('done');
    expect(await messagesOf(partnerAdmin.userId)).toHaveLength(before);
    expect(outcomeOf(await take([animalId], 'accept'))).toBe('share/answered-meanwhile at shareIds');
    expect((await animalAt(animalId)).authorizedFacilities).toEqual([park.zooId]);
  });

  it('is not taken by its own side in place of the other', async () => {
    const animalId = freshAnimal();
    await propose([animalId]);
    const before = await everything();
    for (const step of ['accept', 'decline'] as const)
      expect(outcomeOf(await take([animalId], step, admin()))).toBe('share/answered-meanwhile at shareIds');
    expect(await everything()).toBe(before);
  });

  it('is refused to keepers, to third establishments and to strangers, and nothing is written', async () => {
    const animalId = freshAnimal();
    await propose([animalId]);
    const partnerKeeper = await person(park.otherZooId);
    const thirdId = await createPark();
    const third = await person(thirdId, { userRight: 'superAdmin' });
    const before = await everything();
    expect(outcomeOf(await take([animalId], 'accept', partnerKeeper.userId, park.otherZooId))).toBe(
      'generic/permission-denied',
    );
    expect(outcomeOf(await take([animalId], 'accept', third.userId, thirdId))).toBe('share/not-found at shareIds');
    expect(outcomeOf(await take([animalId], 'accept', third.userId, park.otherZooId))).toBe('zoo/foreign at zooId');
    expect(outcomeOf(await take(['gone'], 'accept'))).toBe('share/not-found at shareIds');
    expect(await everything()).toBe(before);
  });

  it('is taken with all shares or with none', async () => {
    const [open, withdrawn] = [freshAnimal(), freshAnimal()];
    await propose([open, withdrawn]);
    await take([withdrawn], 'end', admin());
    const before = await everything();
    expect(outcomeOf(await take([open, withdrawn], 'accept'))).toBe('share/answered-meanwhile at shareIds');
    expect(await everything()).toBe(before);
  });

  it('beyond twenty messages of a person in an hour is done without a message', async () => {
    const animalId = await sharedAnimal();
    await acted(partnerAdmin.userId, 'shareStep', MAX_ACTS_AN_HOUR.shareStep);
    const before = (await messagesOf(admin())).length;
    expect(outcomeOf(await take([animalId], 'end'))).toBe('done');
    expect(await messagesOf(admin())).toHaveLength(before);
  });
});

describe('a shared animal', () => {
  const status = (animalId: string, change: 'death' | 'departure' | 'archive' | 'restore') =>
    callInProcess(changeAnimalStatus, admin(), {
      ...{ zooId: park.zooId, animalIds: [animalId], change, atUnix: Date.now(), reason: '', destination: '' },
      enclosureId: change === 'restore' ? park.enclosureId : null,
    });

  it.each(['death', 'departure'] as const)('stays shared after its %s: the partner learns of it', async (change) => {
    const animalId = await sharedAnimal();
    expect(outcomeOf(await status(animalId, change))).toBe('done');
    expect(await shareAt(animalId)).toMatchObject({ state: 'accepted' });
    expect((await animalAt(animalId)).authorizedFacilities).toEqual([park.zooId, park.otherZooId]);
  });

  it('that is archived ends its shares, proposals too, and is not shared again when it is restored', async () => {
    const [accepted, proposed] = [await sharedAnimal(), freshAnimal()];
    await propose([proposed]);
    for (const animalId of [accepted, proposed]) {
      expect(outcomeOf(await status(animalId, 'archive'))).toBe('done');
      expect(await shareAt(animalId)).toMatchObject({ state: 'ended', endedSide: 'owner', endCause: 'archived' });
      expect((await entriesOf(park.otherZooId, animalId)).at(-1)).toMatchObject({
        action: 'animal.shareEnded',
        details: { reason: 'animal archived' },
      });
    }
    expect(outcomeOf(await propose([accepted]))).toBe('animal/archived at animalIds');
    expect(outcomeOf(await status(accepted, 'restore'))).toBe('done');
    expect(await animalAt(accepted)).toMatchObject({ authorizedFacilities: [park.zooId], establishmentName: null });
    await expectAgreement(park.zooId);
  });

  it('that is merged into another record ends its shares; the other record is not opened by it', async () => {
    const [kept, merged] = [freshAnimal(), await sharedAnimal()];
    const stamps = { kept: (await animalAt(kept)).updatedAtUnix, merged: (await animalAt(merged)).updatedAtUnix };
    const said = { zooId: park.zooId, keptId: kept, mergedId: merged, takes: [] };
    const answer = await callInProcess(mergeAnimals, admin(), { ...said, expectedUpdatedAtUnix: stamps });
    expect(outcomeOf(answer)).toBe('done');
    expect(await shareAt(merged)).toMatchObject({ state: 'ended', endCause: 'merged' });
    for (const animalId of [kept, merged])
      expect((await animalAt(animalId)).authorizedFacilities).toEqual([park.zooId]);
  });

  it('is opened to nobody by saving it, not by an admin either', async () => {
    const before = await everything();
    const answer = await callInProcess(saveAnimal, admin(), {
      ...{ zooId: park.zooId, animalId: animalIds.at(-1), fields: FIELDS, expectedUpdatedAtUnix: null, place: null },
      authorizedFacilities: [park.zooId, park.otherZooId],
    });
    expect(outcomeOf(answer)).toBe('generic/invalid-input');
    expect(await everything()).toBe(before);
  });
});

it('the new name of an establishment reaches the shares on both of its sides', async () => {
  const [given, received] = [freshAnimal(), 'a-foreign-animal'];
  await propose([given]);
  const foreign = { ...(await shareAt(given)), zooId: park.otherZooId, partnerId: park.zooId, partnerName: 'Formerly' };
  await database.doc(`animalShares/${received}`).set(foreign);
  await database.doc(`zoo/${park.zooId}`).update({ zooName: 'Parc du Lac' });
  await carryName(database, park.zooId);
  expect(await shareAt(given)).toMatchObject({
    establishmentName: 'Parc du Lac',
    partnerName: `Parc ${park.otherZooId}`,
  });
  expect(await stored(`animalShares/${received}`)).toMatchObject({ partnerName: 'Parc du Lac' });
});
