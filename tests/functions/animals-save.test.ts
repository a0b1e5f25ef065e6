import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveAnimal } from '../../functions/src/animals/save-animal.ts';
import type { Animal } from '../../src/domain/animals/animal.ts';
import type { SaveAnimalRequest } from '../../src/domain/callables/animals.ts';
import {
  type AnimalPark,
  createAnimalPark,
  createEnclosure,
  createGroup,
  FIELDS,
  GIRAFFE,
} from './support/animal-park.ts';
import { callInProcess, outcomeOf } from './support/call-in-process.ts';
import { everything } from './support/everything.ts';
import { allOf, expectAgreement } from './support/ledger.ts';
import { stored } from './support/records.ts';
import { database } from './support/suite.ts';

let park: AnimalPark;
beforeAll(async () => {
  park = await createAnimalPark();
});
afterAll(() => park.close());

const TAG = { kind: 'tag', value: 'A12' } as const;
type Who = keyof AnimalPark['people'];
type Differences = Partial<Omit<SaveAnimalRequest, 'fields'>> & {
  readonly fields?: Partial<SaveAnimalRequest['fields']>;
};

const request = ({ fields, ...differences }: Differences = {}): SaveAnimalRequest => ({
  zooId: park.zooId,
  animalId: null,
  fields: { ...FIELDS, ...fields },
  expectedUpdatedAtUnix: null,
  place: { enclosureId: park.enclosureId, groupId: null, movedAtUnix: Date.now(), reason: '' },
  ...differences,
});
const save = (differences: Differences = {}, who: Who = 'keeper') =>
  callInProcess(saveAnimal, park.people[who].userId, request(differences));
const outcome = async (differences: Differences = {}, who: Who = 'keeper') => outcomeOf(await save(differences, who));

/** Creates an animal and returns its id with the stamp that a form would have. */
async function created(differences: Differences = {}) {
  const answer = await save(differences, 'admin');
  if (!answer.success) throw new Error(answer.error.code);
  const { animalId } = answer.data;
  const { updatedAtUnix } = (await stored(`animals/${animalId}`)) as Animal;
  return { animalId, expectedUpdatedAtUnix: updatedAtUnix, place: null };
}

describe('a new animal', () => {
  it('stands in its enclosure, its group, the register and its history', async () => {
    const movedAtUnix = Date.now() - 86_400_000;
    const place = { enclosureId: park.enclosureId, groupId: park.groupId, movedAtUnix, reason: ' Née\nici ' };
    const { animalId } = await created({ place, fields: { animalName: ' Nala ', notes: ' ' } });
    expect(await stored(`animals/${animalId}`)).toMatchObject({
      animalName: 'Nala',
      notes: '',
      specieName: 'Zèbre des plaines',
      specieLatinName: 'Equus quagga',
      animalEnclosureData: { enclosureId: park.enclosureId },
      group: { groupId: park.groupId },
      authorizedFacilities: [park.zooId],
      status: 'present',
      placedAtUnix: movedAtUnix,
    });
    const move = (await allOf<Record<string, unknown>>('movements', park.zooId)).find(
      (one) => one['animalId'] === animalId,
    );
    expect(move).toMatchObject({
      kind: 'arrival',
      fromEnclosureId: null,
      toEnclosureId: park.enclosureId,
      toGroupId: park.groupId,
      sectorIds: [park.sectorId],
      movedAtUnix,
      reason: 'Née ici',
      recordedBy: park.people.admin.userId,
    });
    await expectAgreement(park.zooId);
  });

  it.each([
    ['keeper', 'done'],
    ['lead', 'done'],
    ['vet', 'done'],
    ['admin', 'done'],
    ['otherKeeper', 'generic/permission-denied at enclosureId'],
    ['dietician', 'generic/permission-denied at enclosureId'],
    ['pedago', 'generic/permission-denied at enclosureId'],
    ['stranger', 'zoo/foreign at zooId'],
    ['visitor', 'demo/unauthorized-action'],
  ] as const)('is created by a %s: %s', async (who, expected) => {
    expect(await outcome({}, who)).toBe(expected);
  });

  it.each([
    ['no enclosure', () => ({ place: null }), 'animal/enclosure-required at enclosureId'],
    ['an enclosure that is not there', () => inEnclosure('gone'), 'animal/enclosure-unknown at enclosureId'],
    ['an enclosure with a slash', () => inEnclosure('a/b'), 'animal/enclosure-unknown at enclosureId'],
    ['a foreign enclosure', () => inEnclosure(park.foreignEnclosureId), 'animal/enclosure-unknown at enclosureId'],
    ['a group that is not there', () => inGroup('gone'), 'animal/group-unknown at groupId'],
    ['another sector’s group', () => inGroup(park.otherGroupId), 'generic/permission-denied at groupId'],
    ['a blank name', () => ({ fields: { animalName: ' \n ' } }), 'animal/name-required at animalName'],
    ['a name of 101', () => ({ fields: { animalName: 'x'.repeat(101) } }), 'animal/name-too-long at animalName'],
    ['a name of 10,000', () => ({ fields: { animalName: 'x'.repeat(10_000) } }), 'generic/invalid-input at animalName'],
    ['a control character', () => ({ fields: { animalName: 'a\u0000' } }), 'generic/invalid-input at animalName'],
    [
      'a day outside its month',
      () => ({ fields: { birthDetail: '2020-04-01' } }),
      'animal/birthdate-invalid at birthDetail',
    ],
    [
      'a birth about 2099',
      () => ({ fields: { animalBirthdate: null, birthDetail: '~2099' } }),
      'animal/birthdate-future at birthDetail',
    ],
    [
      'an arrival before its birth',
      () => arriving(Date.UTC(2020, 1, 28)),
      'animal/arrival-before-birth at movedAtUnix',
    ],
    ['a cause of death', () => ({ fields: { deathCause: 'disease' } }), 'generic/invalid-input at deathCause'],
    [
      'an identifier twice',
      () => ({ fields: { otherIdentifiers: [TAG, TAG] } }),
      'animal/identifier-repeated at otherIdentifiers',
    ],
    [
      'a kind of identifier that is none',
      () => ({ fields: { otherIdentifiers: [{ kind: 'x', value: '1' }] } }),
      'generic/invalid-input at kind',
    ],
    [
      'a sire that is not there',
      () => ({ fields: { sire: { animalId: 'gone', text: '' } } }),
      'animal/parent-unknown at sire',
    ],
    [
      'a sire with a slash',
      () => ({ fields: { sire: { animalId: 'a/b', text: '' } } }),
      'animal/parent-unknown at sire',
    ],
    ['a chip of 15', () => ({ fields: { animalChipId: '250269600000012' } }), 'animal/chip-invalid at animalChipId'],
    ['a birth ahead', () => ({ fields: { animalBirthdate: '12/2099' } }), 'animal/birthdate-future at animalBirthdate'],
    ['month 13', () => ({ fields: { animalBirthdate: '13/2020' } }), 'animal/birthdate-invalid at animalBirthdate'],
    ['no sex', () => ({ fields: { animalSexe: null } }), 'animal/sex-required at animalSexe'],
    ['no species', () => ({ fields: { specieId: null } }), 'animal/species-required at specieId'],
    ['an unknown species', () => ({ fields: { specieId: 'dahu' } }), 'animal/species-unknown at specieId'],
    ['a species with a slash', () => ({ fields: { specieId: 'a/b' } }), 'animal/species-unknown at specieId'],
    ['notes of 5,001', () => ({ fields: { notes: 'x'.repeat(5_001) } }), 'generic/invalid-input at notes'],
    ['an arrival tomorrow', () => arriving(Date.now() + 86_400_000), 'animal/move-date-future at movedAtUnix'],
    [
      'an arrival in 1850',
      () => ({ ...arriving(Date.UTC(1850, 0, 1)), fields: { animalBirthdate: null } }),
      'animal/move-date-invalid at movedAtUnix',
    ],
  ] as const)('with %s is refused, and nothing is written', async (_what, differences, expected) => {
    const before = await everything();
    expect(await outcome(differences() as Differences)).toBe(expected);
    expect(await everything()).toBe(before);
  });

  it('without a known arrival is entered in the register, and may have died before that', async () => {
    const { animalId } = await created({
      place: { enclosureId: park.enclosureId, groupId: null, movedAtUnix: null, reason: '' },
    });
    expect(await stored(`animals/${animalId}`)).toMatchObject({ placedAtUnix: null });
    const moves = await allOf<Record<string, unknown>>('movements', park.zooId);
    expect(moves.find((one) => one['animalId'] === animalId)).toMatchObject({
      ...{ kind: 'entry', toEnclosureId: park.enclosureId },
    });
    await expectAgreement(park.zooId);
  });

  it('has parents of its own establishment, with the names that they have there', async () => {
    const [male, female] = await Promise.all([
      created({ fields: { animalName: 'Simba', animalSexe: 'Male', animalBirthdate: '01/2010' } }),
      created({ fields: { animalName: 'Sarabi', animalBirthdate: '05/2021' } }),
    ]);
    const sire = { animalId: male.animalId, text: 'invented' };
    const { animalId } = await created({ fields: { sire, dam: { animalId: null, text: ' ABC12 ' } } });
    expect(await stored(`animals/${animalId}`)).toMatchObject({
      sire: { animalId: male.animalId, text: 'Simba' },
      dam: { animalId: null, text: 'ABC12' },
    });
    const dam = { animalId: female.animalId, text: '' };
    expect(await outcome({ fields: { sire: dam } })).toBe('animal/parent-sex at sire');
    expect(await outcome({ fields: { dam } })).toBe('animal/parent-younger at dam');
    const foreign = await outcome({ zooId: park.otherZooId, fields: { sire } }, 'stranger');
    expect(foreign).not.toBe('done');
  });

  const at = (enclosureId: string, groupId: string | null, movedAtUnix = Date.now()) => ({
    place: { enclosureId, groupId, movedAtUnix, reason: '' },
  });
  const inEnclosure = (enclosureId: string) => at(enclosureId, null);
  const inGroup = (groupId: string) => at(park.enclosureId, groupId);
  const arriving = (movedAtUnix: number) => at(park.enclosureId, null, movedAtUnix);

  it('does not go into an archived enclosure or group', async () => {
    const archived = { isArchived: true, archivedAtUnix: 1 };
    const enclosureId = await createEnclosure(park.zooId, park.sectorId, archived);
    const groupId = await createGroup(park.zooId, park.sectorId, archived);
    expect(await outcome(inEnclosure(enclosureId))).toBe('animal/enclosure-archived at enclosureId');
    expect(await outcome(inGroup(groupId))).toBe('group/archived at groupId');
  });

  it.each(['x'.repeat(100), '🦁', '<img src=x onerror=alert(1)>', '=1+1'])('may be called %s', async (animalName) => {
    const { animalId } = await created({ fields: { animalName } });
    expect(await stored(`animals/${animalId}`)).toMatchObject({ animalName });
  });

  it('has a registry identifier of its own in its establishment, also of twenty saved at once', async () => {
    const registryId = randomUUID();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome({ fields: { registryId } }, 'admin')));
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1);
    expect(outcomes.filter((one) => one === 'animal/registry-taken at registryId')).toHaveLength(19);
    await expectAgreement(park.zooId);
  });
});

describe('a changed animal', () => {
  it('changes in the register and in the counts of its enclosure', async () => {
    const animal = await created();
    expect(await outcome({ ...animal, fields: { specieId: GIRAFFE, animalName: 'Kito' } })).toBe('done');
    expect(await stored(`animals/${animal.animalId}`)).toMatchObject({ animalName: 'Kito', specieName: 'Girafe' });
    await expectAgreement(park.zooId);
  });

  it('that was changed meanwhile is refused, with all changes of the older form', async () => {
    const animal = await created();
    expect(await outcome({ ...animal, fields: { notes: 'Un' } })).toBe('done');
    expect(await outcome({ ...animal, fields: { notes: 'Deux' } })).toBe(
      'animal/changed-meanwhile at expectedUpdatedAtUnix',
    );
    expect(await stored(`animals/${animal.animalId}`)).toMatchObject({ notes: 'Un' });
  });

  it('of two people who save at once one is told', async () => {
    const animal = await created();
    const outcomes = await Promise.all(['A', 'B'].map((notes) => outcome({ ...animal, fields: { notes } })));
    expect(outcomes.toSorted()).toEqual(['animal/changed-meanwhile at expectedUpdatedAtUnix', 'done']);
  });

  it('without a change is not written', async () => {
    const animal = await created();
    const before = await everything();
    expect(await outcome(animal)).toBe('done');
    expect(await everything()).toBe(before);
  });

  it.each([
    ['otherKeeper', 'generic/permission-denied at animalId'],
    ['dietician', 'generic/permission-denied at animalId'],
    ['pedago', 'generic/permission-denied at animalId'],
    ['stranger', 'zoo/foreign at zooId'],
    ['visitor', 'demo/unauthorized-action'],
  ] as const)('is not changed by a %s', async (who, expected) => {
    const animal = await created();
    const before = await everything();
    expect(await outcome({ ...animal, fields: { notes: 'Moi' } }, who)).toBe(expected);
    expect(await everything()).toBe(before);
  });

  it('is not moved by it, and is one that is there', async () => {
    const animal = await created();
    expect(await outcome({ ...animal, place: request().place })).toBe('generic/invalid-input at place');
    expect(await outcome({ ...animal, animalId: 'gone' })).toBe('animal/not-found at animalId');
    expect(await outcome({ ...animal, animalId: '../x' })).toBe('animal/not-found at animalId');
  });

  it('with an odd chip, birth date and sex keeps them while another field changes, and takes no new odd ones', async () => {
    const animal = await created();
    const odd = { animalChipId: '250269600000012', animalBirthdate: '2019', animalSexe: null };
    await database.doc(`animals/${animal.animalId}`).update(odd);
    const change = async (fields: SaveAnimalRequest['fields']) =>
      outcomeOf(await callInProcess(saveAnimal, park.people.keeper.userId, { ...request(animal), fields }));
    expect(await change({ animalChipId: '250269600000013' })).toBe('animal/chip-invalid at animalChipId');
    expect(await change({ animalBirthdate: '2020' })).toBe('animal/birthdate-invalid at animalBirthdate');
    expect(await change({ notes: 'Boite', animalChipId: odd.animalChipId })).toBe('done');
    expect(await stored(`animals/${animal.animalId}`)).toMatchObject({ ...odd, notes: 'Boite' });
    await expectAgreement(park.zooId);
  });

  it('that stored odd values keeps them when something else is changed', async () => {
    const animal = await created();
    await database.doc(`animals/${animal.animalId}`).update({ lastEvaluationUnix: 'hier', extra: [1] });
    expect(await outcome({ ...animal, fields: { notes: 'Vu' } })).toBe('done');
    expect(await stored(`animals/${animal.animalId}`)).toMatchObject({
      lastEvaluationUnix: 'hier',
      extra: [1],
      notes: 'Vu',
    });
  });
});
