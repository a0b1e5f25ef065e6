import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeAnimalStatus } from '../../functions/src/animals/change-animal-status.ts';
import { importAnimals } from '../../functions/src/animals/import-animals.ts';
import type { Animal } from '../../src/domain/animals/animal.ts';
import type { Movement } from '../../src/domain/animals/movement.ts';
import type { ImportAnimalsRequest } from '../../src/domain/callables/import-animals.ts';
import { type AnimalPark, createAnimalPark, createEnclosure, FIELDS, GIRAFFE } from './support/animal-park.ts';
import { callInProcess, outcomeOf } from './support/call-in-process.ts';
import { everything } from './support/everything.ts';
import { allOf, expectAgreement } from './support/ledger.ts';
import { createPark } from './support/park.ts';
import { stored } from './support/records.ts';
import { database } from './support/suite.ts';

let park: AnimalPark;
beforeAll(async () => {
  park = await createAnimalPark();
});
afterAll(() => park.close());

type Who = keyof AnimalPark['people'];
type Row = ImportAnimalsRequest['rows'][number];

const row = (differences: Partial<Row> = {}): Row => ({
  line: 2,
  ...FIELDS,
  registryId: randomUUID(),
  enclosureId: park.enclosureId,
  ...differences,
});
const send = (rows: readonly Row[], who: Who = 'keeper', more: Partial<ImportAnimalsRequest> = {}) =>
  callInProcess(importAnimals, park.people[who].userId, { zooId: park.zooId, rows, ...more });

/** Returns the result of each row: its outcome, or the code with its field. */
async function outcomes(rows: readonly Row[], who: Who = 'keeper'): Promise<string[]> {
  const answer = await send(rows, who);
  if (!answer.success) return [outcomeOf(answer)];
  return answer.data.results.map(({ outcome, code, field }) => (code === null ? outcome : `${code} at ${field}`));
}
const animalOf = async (registryId: string) =>
  (await allOf<Animal>('animals', park.zooId)).filter((animal) => animal.registryId === registryId);

describe('rows of a register', () => {
  it('create animals, change them, and change nothing when they come again', async () => {
    const rows = [row(), row({ line: 3, specieId: GIRAFFE, notes: 'Calme' })];
    expect(await outcomes(rows)).toEqual(['created', 'created']);
    expect(await animalOf(rows[1]!.registryId!)).toMatchObject([
      {
        specieName: 'Girafe',
        notes: 'Calme',
        animalEnclosureData: { enclosureId: park.enclosureId },
        status: 'present',
      },
    ]);
    const before = await everything();
    expect(await outcomes(rows)).toEqual(['unchanged', 'unchanged']);
    expect(await everything()).toBe(before);
    expect(await outcomes([{ ...rows[0]!, animalName: 'Kito' }, rows[1]!])).toEqual(['updated', 'unchanged']);
    await expectAgreement(park.zooId);
  });

  it('give a new animal its further identifiers and the day it came, and add later ones', async () => {
    const arrivedAtUnix = Date.UTC(2020, 5, 15, 10);
    const gan = { kind: 'gan', value: randomUUID() } as const;
    const chip = { kind: 'transponder', value: '250269812345678' } as const;
    const first = row({ otherIdentifiers: [gan], arrivedAtUnix });
    expect(await outcomes([first])).toEqual(['created']);
    const [animal] = await animalOf(first.registryId!);
    expect(animal).toMatchObject({ otherIdentifiers: [gan], placedAtUnix: arrivedAtUnix });
    expect(await outcomes([first])).toEqual(['unchanged']);
    expect(await outcomes([{ ...first, otherIdentifiers: [gan, chip] }])).toEqual(['updated']);
    expect(await animalOf(first.registryId!)).toMatchObject([{ otherIdentifiers: [gan, chip] }]);
    expect(await outcomes([row({ arrivedAtUnix: Date.now() + 86_400_000 })])).toEqual([
      'animal/move-date-future at movedAtUnix',
    ]);
    await expectAgreement(park.zooId);
  });

  it('are linked to an animal without an identifier, which they name, and find it again by theirs', async () => {
    const known = row();
    await outcomes([known]);
    const [animal] = await animalOf(known.registryId!);
    await database.doc(`animals/${animal!.animalId}`).update({ registryId: null });
    const linked = row({ animalId: animal!.animalId, animalName: 'Amara' });
    expect(await outcomes([linked])).toEqual(['updated']);
    expect(await animalOf(linked.registryId!)).toMatchObject([{ animalId: animal!.animalId, animalName: 'Amara' }]);
    expect(await outcomes([linked])).toEqual(['unchanged']);
    await expectAgreement(park.zooId);
  });

  it('are refused for an animal that has another identifier, that another row means, or that is unknown here', async () => {
    const [known, other] = [row(), row()];
    await outcomes([known, other]);
    const [animal] = await animalOf(known.registryId!);
    const foreign = { zooId: park.otherZooId, animalId: randomUUID(), animalName: 'Nala', registryId: null };
    await database.doc(`animals/${foreign.animalId}`).set(foreign);
    const found = await outcomes([
      row({ animalId: animal!.animalId }),
      { ...other, animalId: animal!.animalId },
      row({ animalId: foreign.animalId }),
      row({ animalId: randomUUID() }),
    ]);
    await database.doc(`animals/${foreign.animalId}`).delete();
    expect(found).toEqual([
      'animal/registry-taken at registryId',
      'animal/registry-taken at registryId',
      'animal/not-found at registryId',
      'animal/not-found at registryId',
    ]);
    await database.doc(`animals/${animal!.animalId}`).update({ registryId: null });
    const twice = [row({ animalId: animal!.animalId }), row({ animalId: animal!.animalId, line: 3 })];
    expect(await outcomes(twice)).toEqual(['updated', 'animal/registry-taken at registryId']);
    await expectAgreement(park.zooId);
  });

  it('of a keeper are refused for an animal without an identifier in a sector of others', async () => {
    const elsewhere = row({ enclosureId: park.otherEnclosureId });
    await outcomes([elsewhere], 'admin');
    const [animal] = await animalOf(elsewhere.registryId!);
    await database.doc(`animals/${animal!.animalId}`).update({ registryId: null });
    expect(await outcomes([row({ animalId: animal!.animalId })])).toEqual(['generic/permission-denied at enclosureId']);
    await database.doc(`animals/${animal!.animalId}`).update({ registryId: elsewhere.registryId });
  });

  it('leave the fields that they do not fill as they are', async () => {
    const full = row({ subspecies: 'burchellii', notes: 'Calme' });
    await outcomes([full]);
    const silent = {
      animalChipId: null,
      animalBirthdate: ' ',
      animalSexe: null,
      specieId: null,
      subspecies: '',
      notes: '',
    };
    const before = await everything();
    expect(await outcomes([{ ...full, ...silent }])).toEqual(['unchanged']);
    expect(await everything()).toBe(before);
  });

  it('move an animal whose enclosure is another, with the import as its reason', async () => {
    const other = await createEnclosure(park.zooId, park.sectorId);
    const nala = row();
    await outcomes([nala]);
    expect(await outcomes([{ ...nala, enclosureId: other }])).toEqual(['updated']);
    const [animal] = await animalOf(nala.registryId!);
    const moves = (await allOf<Movement>('movements', park.zooId)).filter(
      ({ animalId }) => animalId === animal!.animalId,
    );
    expect(moves.toSorted((a, b) => a.recordedAtUnix - b.recordedAtUnix)).toMatchObject([
      { kind: 'entry', toEnclosureId: park.enclosureId, reason: 'import' },
      { kind: 'move', fromEnclosureId: park.enclosureId, toEnclosureId: other, reason: 'import' },
    ]);
    await expectAgreement(park.zooId);
  });

  it('that are wrong are refused alone, each by its field', async () => {
    const known = row();
    await outcomes([known]);
    expect(
      await outcomes([
        row({ animalName: ' ' }),
        row({ animalChipId: '250269600000012' }),
        row({ animalBirthdate: '2020-01-02' }),
        row({ animalBirthdate: '01/2099' }),
        row({ animalSexe: null }),
        row({ specieId: null }),
        row({ specieId: 'dahu' }),
        row({ registryId: null }),
        row({ registryId: '  ' }),
        row({ enclosureId: 'gone' }),
        row({ enclosureId: park.foreignEnclosureId }),
        row({ enclosureId: park.otherEnclosureId }),
        row({ animalName: 'x'.repeat(101) }),
        { ...known, animalChipId: 'x' },
        row({ line: 99 }),
      ]),
    ).toEqual([
      'animal/name-required at animalName',
      'animal/chip-invalid at animalChipId',
      'animal/birthdate-invalid at animalBirthdate',
      'animal/birthdate-future at animalBirthdate',
      'animal/sex-required at animalSexe',
      'animal/species-required at specieId',
      'animal/species-unknown at specieId',
      'import/id-missing at registryId',
      'import/id-missing at registryId',
      'animal/enclosure-unknown at enclosureId',
      'animal/enclosure-unknown at enclosureId',
      'generic/permission-denied at enclosureId',
      'animal/name-too-long at animalName',
      'animal/chip-invalid at animalChipId',
      'created',
    ]);
    await expectAgreement(park.zooId);
  });

  it('record deaths and departures with the rest, once, and by a person who may', async () => {
    const [dying, leaving] = [row(), row()];
    await outcomes([dying, leaving]);
    const [dead] = await animalOf(dying.registryId!);
    const [gone] = await animalOf(leaving.registryId!);
    const departures = [
      { line: 3, animalId: dead!.animalId, change: 'death' as const, atUnix: Date.now(), reason: 'Old age' },
      { line: 4, animalId: gone!.animalId, change: 'departure' as const, atUnix: Date.now(), reason: '' },
      { line: 5, animalId: gone!.animalId, change: 'death' as const, atUnix: Date.now(), reason: '' },
      { line: 6, animalId: randomUUID(), change: 'death' as const, atUnix: Date.now(), reason: '' },
    ];
    const said = async (who: Who) => {
      const answer = await callInProcess(importAnimals, park.people[who].userId, {
        ...{ zooId: park.zooId, rows: [], departures },
      });
      return answer.success ? answer.data.results.map(({ outcome, code }) => code ?? outcome) : outcomeOf(answer);
    };
    const [unknown, denied] = ['animal/not-found', 'generic/permission-denied'];
    expect(await said('keeper')).toEqual([denied, denied, denied, unknown]);
    expect(await said('lead')).toEqual(['updated', 'updated', 'animal/registry-taken', unknown]);
    expect(await animalOf(dying.registryId!)).toMatchObject([{ status: 'dead', animalEnclosureData: null }]);
    expect(await said('lead')).toEqual(['unchanged', 'unchanged', 'unchanged', unknown]);
    await expectAgreement(park.zooId);
  });

  it('with one identifier twice create one animal; the second is refused', async () => {
    const twin = row();
    expect(await outcomes([twin, { ...twin, line: 3, animalName: 'Autre' }])).toEqual([
      'created',
      'animal/registry-taken at registryId',
    ]);
    expect(await animalOf(twin.registryId!)).toMatchObject([{ animalName: 'Nala' }]);
  });

  it('of an identifier that two animals have are refused; another establishment’s do not count', async () => {
    const [shared, foreign] = [randomUUID(), randomUUID()];
    const others = [
      { zooId: park.zooId, registryId: shared },
      { zooId: park.zooId, registryId: shared },
      { zooId: park.otherZooId, registryId: foreign },
    ].map((animal) => ({ ...animal, animalId: randomUUID(), animalName: 'Nala' }));
    for (const animal of others) await database.doc(`animals/${animal.animalId}`).set(animal);
    const found = await outcomes([row({ registryId: shared }), row({ registryId: foreign })]);
    for (const { animalId } of others) await database.doc(`animals/${animalId}`).delete();
    expect(found).toEqual(['animal/registry-taken at registryId', 'created']);
  });

  it('of an animal that is archived, dead, or in a sector of others are refused', async () => {
    const [archived, dead, elsewhere] = [row(), row(), row({ enclosureId: park.otherEnclosureId })];
    await outcomes([archived, dead, elsewhere], 'admin');
    for (const [one, change] of [
      [archived, 'archive'],
      [dead, 'death'],
    ] as const) {
      const [animal] = await animalOf(one.registryId!);
      const said = { change, atUnix: Date.now(), reason: '', destination: '', enclosureId: null };
      const request = { zooId: park.zooId, animalIds: [animal!.animalId], ...said };
      expect(outcomeOf(await callInProcess(changeAnimalStatus, park.people.admin.userId, request))).toBe('done');
    }
    expect(await outcomes([archived, dead], 'admin')).toEqual([
      'animal/archived at registryId',
      'animal/not-present at registryId',
    ]);
    expect(await outcomes([{ ...elsewhere, enclosureId: park.enclosureId }])).toEqual([
      'generic/permission-denied at enclosureId',
    ]);
  });

  it.each([
    ['keeper', 'created'],
    ['lead', 'created'],
    ['vet', 'created'],
    ['admin', 'created'],
    ['otherKeeper', 'generic/permission-denied at enclosureId'],
    ['dietician', 'generic/permission-denied'],
    ['pedago', 'generic/permission-denied'],
    ['stranger', 'zoo/foreign at zooId'],
    ['visitor', 'demo/unauthorized-action'],
  ] as const)('of a %s: %s', async (who, expected) => {
    expect(await outcomes([row()], who)).toEqual([expected]);
  });
});

describe('the same hundred rows at once', () => {
  it('ten times make a hundred animals, in a park of its own that had none', async () => {
    const zooId = await createPark();
    const { admin } = park.people;
    await database.doc(`users/${admin.userId}`).update({ zooId });
    const enclosureId = await createEnclosure(zooId, null);
    const rows = Array.from({ length: 100 }, (_, line) => row({ line, enclosureId }));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => callInProcess(importAnimals, admin.userId, { zooId, rows })),
    );
    await database.doc(`users/${admin.userId}`).update({ zooId: park.zooId });
    const results = answers.flatMap((answer) => (answer.success ? answer.data.results : []));
    const of = (outcome: string) => results.filter((result) => result.outcome === outcome).length;
    expect(await expectAgreement(zooId)).toMatchObject({ animals: 100, register: 100, moves: 100 });
    expect([of('created'), of('unchanged'), of('refused')]).toEqual([100, 900, 0]);
  });

  it('of two files with other names in them leave the register in order', async () => {
    const ids = Array.from({ length: 50 }, () => randomUUID());
    const file = (animalName: string) => ids.map((registryId, line) => row({ line, registryId, animalName }));
    await Promise.all([send(file('Un')), send(file('Deux')), send(file('Trois'))]);
    await expectAgreement(park.zooId);
  });
});

describe('the mapping of columns', () => {
  const mapping = { columns: { 'animal id': 'registryId', chip: null }, values: { animalSexe: { M: 'Male' } } };
  const kept = () => stored(`zoo/${park.zooId}/importMappings/animals`);

  it('is kept for the next file, once', async () => {
    const one = row();
    expect(outcomeOf(await send([one], 'keeper', { mapping }))).toBe('done');
    expect(await kept()).toEqual(mapping);
    const before = await everything();
    await send([one], 'keeper', { mapping });
    expect(await everything()).toBe(before);
  });
  it('is not kept for a file without a usable row', async () => {
    const other = { ...mapping, columns: { other: 'notes' } };
    await send([row({ animalName: '' })], 'keeper', { mapping: other });
    expect(await kept()).toEqual(mapping);
  });
  it.each([
    ['', 'an empty name'],
    ['__name__', 'a reserved name'],
  ])('is refused with %j: %s', async (name) => {
    const answer = await send([row()], 'keeper', { mapping: { columns: { [name]: 'notes' }, values: {} } });
    expect(outcomeOf(answer)).toBe('generic/invalid-input at mapping');
  });
});
