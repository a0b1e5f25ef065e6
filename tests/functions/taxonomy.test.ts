import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SaveSpeciesRequest } from '../../src/domain/callables/taxonomy.ts';
import { aSpeciesRequest, aTaxonRequest, aWord, bundleOfDocuments, storedBundle } from './support/catalogue.ts';
import { createPark, type Person } from './support/park.ts';
import { closeAll, person } from './support/people.ts';
import { stored } from './support/records.ts';
import { type Browser, database } from './support/suite.ts';

type Outcome = {
  success: boolean;
  data?: { id?: string; specieId?: string };
  error?: { code: string; field?: string };
};
let staff: Person;
let familyId: string;
let orderId: string;

beforeAll(async () => {
  staff = await person(await createPark({ isProvider: true, zooTiers: 'global' }), {
    akongoStaff: true,
    userRight: 'superAdmin',
    userFirstname: 'Ana',
    userLastname: 'Keller',
  });
  orderId = await done('saveTaxon', aTaxonRequest(null));
  familyId = await done('saveTaxon', aTaxonRequest(orderId));
});
afterAll(closeAll);

const call = async (name: string, request: unknown, who: Pick<Browser, 'call'> = staff) =>
  (await who.call(name, request)) as unknown as Outcome;
const codeOf = async (name: string, request: unknown, who?: Pick<Browser, 'call'>) => {
  const { success, error } = await call(name, request, who);
  return success ? 'done' : [error?.code, error?.field].filter(Boolean).join(' ');
};
const done = async (name: string, request: unknown): Promise<string> => {
  const { data, error } = await call(name, request);
  if (data === undefined) throw new Error(`${name}: ${error?.code} ${error?.field}`);
  return (data.id ?? data.specieId)!;
};
const savedAt = async (specieId: string) => (await stored(`species/${specieId}`))!['updatedAtUnix'] as number;
const logsOf = async (specieId: string) => {
  const { docs } = await database.collection(`species/${specieId}/logs`).orderBy('atUnix').get();
  return docs.map((one) => one.data());
};
/** Changes a species as its form does: an absent field stays as it is stored. */
const change = async (specieId: string, differences: Partial<SaveSpeciesRequest>) => {
  const species = (await stored(`species/${specieId}`)) as unknown as SaveSpeciesRequest & { updatedAtUnix: number };
  const { specieName, specieLatinName, trad, iucnCategory, iucnId, source, updatedAtUnix } = species;
  return codeOf('saveSpecies', {
    ...{ specieId, specieName, specieLatinName, trad, familyId: species.familyId, iucnCategory, iucnId, source },
    expectedUpdatedAtUnix: updatedAtUnix,
    ...differences,
  });
};

describe('a species', () => {
  it('is stored with its place among families and orders, in the bundle and in its log', async () => {
    const request = aSpeciesRequest(familyId);
    const specieId = await done('saveSpecies', request);
    expect(specieId).toBe(request.specieLatinName.toLowerCase().replace(' ', '-'));
    const document = await stored(`species/${specieId}`);
    expect(document).toMatchObject({
      specieId,
      specieName: 'Lion',
      specieLatinName: request.specieLatinName,
      trad: { fr: 'Lion', de: 'Löwe' },
      familyId,
      orderId,
      specieFamily: { familyId, familyOrder: { orderId } },
      iucnCategory: 'VU',
      underReview: false,
      reviewData: null,
    });
    expect((document!['updatedAt'] as { toMillis(): number }).toMillis()).toBe(document!['updatedAtUnix']);
    expect((await storedBundle()).species[specieId]).toMatchObject({ specieName: 'Lion', familyId });
    const [log] = await logsOf(specieId);
    expect(log).toMatchObject({ action: 'created', by: staff.userId, byName: 'Ana Keller' });
    expect(log!['logId']).toBe(String(document!['updatedAtUnix']));
  });

  it('is changed with the old and the new value on record, and a removed name goes', async () => {
    const specieId = await done('saveSpecies', aSpeciesRequest(familyId));
    expect(await change(specieId, { specieName: 'Le lion', trad: { fr: 'Le lion', en: 'Lion' } })).toBe('done');
    expect((await stored(`species/${specieId}`))!['trad']).toEqual({ fr: 'Le lion', en: 'Lion' });
    expect((await logsOf(specieId)).at(-1)).toMatchObject({
      action: 'changed',
      changes: [
        { field: 'name.fr', from: 'Lion', to: 'Le lion' },
        { field: 'name.en', from: null, to: 'Lion' },
        { field: 'name.de', from: 'Löwe', to: null },
      ],
    });
  });

  it('that is saved unchanged changes nothing, and leaves no entry in the log', async () => {
    const specieId = await done('saveSpecies', aSpeciesRequest(familyId));
    const before = await savedAt(specieId);
    expect(await change(specieId, {})).toBe('done');
    expect(await savedAt(specieId)).toBe(before);
    expect(await logsOf(specieId)).toHaveLength(1);
  });

  it('is put under review with a reason, and taken from it, both on record', async () => {
    const specieId = await done('saveSpecies', aSpeciesRequest(familyId));
    expect(await change(specieId, { review: '  ' })).toBe('taxon/review-reason-required review');
    expect(await change(specieId, { review: 'Split in 2025?' })).toBe('done');
    expect(await stored(`species/${specieId}`)).toMatchObject({
      underReview: true,
      reviewData: { reason: 'Split in 2025?', by: staff.userId },
    });
    expect((await storedBundle()).species[specieId].underReview).toBe(true);
    expect(await change(specieId, { specieName: 'Autre' })).toBe('done');
    expect(await stored(`species/${specieId}`)).toMatchObject({ underReview: true });
    expect(await change(specieId, { review: null })).toBe('done');
    expect(await stored(`species/${specieId}`)).toMatchObject({ underReview: false, reviewData: null });
    expect((await logsOf(specieId)).map(({ action }) => action)).toEqual([
      'created',
      'reviewAsked',
      'changed',
      'reviewClosed',
    ]);
  });

  it('keeps an identifier of the IUCN list that was odd before, and accepts no other odd one', async () => {
    const specieId = await done('saveSpecies', aSpeciesRequest(familyId));
    await database.doc(`species/${specieId}`).update({ iucnId: '12/34' });
    expect(await change(specieId, { specieName: 'Autre' })).toBe('done');
    expect(await change(specieId, { iucnId: '12/35' })).toBe('generic/invalid-input iucnId');
    expect(await stored(`species/${specieId}`)).toMatchObject({ specieName: 'Autre', iucnId: '12/34' });
  });

  it('that somebody else changed meanwhile is not overwritten', async () => {
    const specieId = await done('saveSpecies', aSpeciesRequest(familyId));
    const seen = await savedAt(specieId);
    expect(await change(specieId, { specieName: 'A' })).toBe('done');
    expect(await change(specieId, { specieName: 'B', expectedUpdatedAtUnix: seen })).toBe('taxon/changed-meanwhile');
    expect((await stored(`species/${specieId}`))!['specieName']).toBe('A');
  });

  it('has its Latin name alone, also when two people give it at once', async () => {
    const request = aSpeciesRequest(familyId);
    const answers = await Promise.all([1, 2, 3].map(() => codeOf('saveSpecies', request)));
    expect(answers.toSorted()).toEqual(['done', 'taxon/exists specieLatinName', 'taxon/exists specieLatinName']);
    expect(
      await codeOf('saveSpecies', { ...request, specieLatinName: request.specieLatinName.replace(' ', '  ') }),
    ).toBe('taxon/exists specieLatinName');
  });

  it.each([
    [{ specieLatinName: '' }, 'taxon/latin-required specieLatinName'],
    [{ specieLatinName: 'lion' }, 'taxon/latin-invalid specieLatinName'],
    [{ specieLatinName: '<b>Leo</b> leo' }, 'taxon/latin-invalid specieLatinName'],
    [{ familyId: null }, 'taxon/family-required familyId'],
    [{ familyId: 'unheard-of' }, 'taxon/not-found familyId'],
    [{ trad: { en: 'x'.repeat(301) } }, 'taxon/name-too-long en'],
    [{ trad: { en: 'a\u0000b' } }, 'generic/invalid-input en'],
    [{ specieName: 'x'.repeat(10_000) }, 'generic/invalid-input specieName'],
    [{ specieId: 'unheard-of' }, 'taxon/not-found specieId'],
    [{ specieId: '../users/x' }, 'taxon/not-found specieId'],
    [{ iucnId: 'a/b' }, 'generic/invalid-input iucnId'],
    [{ iucnId: 'a\u0000b' }, 'generic/invalid-input iucnId'],
    [{ iucnCategory: 'XX' }, 'generic/invalid-input iucnCategory'],
  ] as const)('%j is refused: %s', async (differences, code) =>
    expect(await codeOf('saveSpecies', { ...aSpeciesRequest(familyId), ...differences })).toBe(code),
  );
});

describe('families and orders', () => {
  it('take their species with them into another order', async () => {
    const family = aTaxonRequest(orderId);
    const id = await done('saveTaxon', family);
    const specieId = await done('saveSpecies', aSpeciesRequest(id));
    const other = await done('saveTaxon', aTaxonRequest(null));
    await done('saveTaxon', { ...family, id, orderId: other });
    expect(await stored(`species/${specieId}`)).toMatchObject({
      orderId: other,
      specieFamily: { familyId: id, familyOrder: { orderId: other } },
    });
    expect((await storedBundle()).families[id]!.orderId).toBe(other);
  });

  it('are refused when a value is missing or exists already', async () => {
    const taken = aTaxonRequest(orderId);
    await done('saveTaxon', taken);
    expect(await codeOf('saveTaxon', taken)).toBe('taxon/exists latinName');
    expect(await codeOf('saveTaxon', { ...aTaxonRequest(orderId), orderId: null })).toBe(
      'taxon/order-required orderId',
    );
    expect(await codeOf('saveTaxon', { ...aTaxonRequest(orderId), orderId: 'x' })).toBe('taxon/not-found orderId');
    expect(await codeOf('saveTaxon', { ...aTaxonRequest(null), latinName: 'Two words' })).toBe(
      'taxon/latin-invalid latinName',
    );
    expect(await codeOf('saveTaxon', { ...aTaxonRequest(null), id: 'unheard-of' })).toBe('taxon/not-found id');
  });

  it('are deleted once they are empty, and not before', async () => {
    const order = await done('saveTaxon', aTaxonRequest(null));
    const family = await done('saveTaxon', aTaxonRequest(order));
    const specieId = await done('saveSpecies', aSpeciesRequest(family));
    const animal = database.doc(`animals/of-${specieId}`);
    await animal.set({ specieId, zooId: 'somewhere', isArchived: true });
    const remove = (kind: string, id: string) => codeOf('removeTaxon', { kind, id });
    expect(await remove('order', order)).toBe('taxon/in-use id');
    expect(await remove('family', family)).toBe('taxon/in-use id');
    expect(await remove('species', specieId)).toBe('taxon/in-use id');
    await animal.delete();
    expect(await remove('species', specieId)).toBe('done');
    expect(await remove('species', specieId)).toBe('taxon/not-found id');
    expect(await remove('family', family)).toBe('done');
    expect(await remove('order', order)).toBe('done');
    const { species, families, orders } = await storedBundle();
    expect([species[specieId], families[family], orders[order]]).toEqual([undefined, undefined, undefined]);
  });
});

describe('tags, categories and goals', () => {
  it.each(['tags', 'categories', 'goals'])('%s are created, renamed, archived and restored', async (kind) => {
    const label = { kind, id: null, name: 'Odeur', trad: { fr: 'Odeur', en: 'Smell' }, archived: false };
    const id = await done('saveLabel', label);
    expect(await stored(`${kind}/${id}`)).toMatchObject({ id, name: 'Odeur', archived: false });
    await database.doc(`${kind}/${id}`).update({ kept: true });
    await done('saveLabel', { ...label, id, name: 'Odeurs', trad: { fr: 'Odeurs' }, archived: true });
    expect(await stored(`${kind}/${id}`)).toMatchObject({
      name: 'Odeurs',
      trad: { fr: 'Odeurs' },
      archived: true,
      kept: true,
    });
    expect((await stored(`${kind}/${id}`))!['trad']).toEqual({ fr: 'Odeurs' });
    await done('saveLabel', { ...label, id });
    expect(await stored(`${kind}/${id}`)).toMatchObject({ name: 'Odeur', archived: false });
    expect(await codeOf('saveLabel', { ...label, name: ' ', trad: {} })).toBe('label/name-required fr');
    expect(await codeOf('saveLabel', { ...label, id: 'unheard-of' })).toBe('generic/not-found id');
  });
  it('have the field names that other programs read', async () => {
    const label = { id: null, name: 'Odeur', trad: { fr: 'Odeur' }, archived: false };
    const tag = await done('saveLabel', { ...label, kind: 'tags' });
    expect(await stored(`tags/${tag}`)).toMatchObject({ tagId: tag, tagName: 'Odeur' });
    expect(await stored(`goals/${await done('saveLabel', { ...label, kind: 'goals' })}`)).toMatchObject({
      label: 'Odeur',
    });
  });
});

describe('the right to edit the catalogue', () => {
  const requests = (): readonly [string, unknown][] => [
    ['saveSpecies', aSpeciesRequest(familyId)],
    ['saveTaxon', aTaxonRequest(null)],
    ['removeTaxon', { kind: 'family', id: familyId }],
    ['saveLabel', { kind: 'tags', id: null, name: aWord(), trad: {}, archived: false }],
    [
      'importIucnSpecies',
      {
        rows: [
          {
            iucnId: aWord(),
            latinName: 'Leo leo',
            className: '',
            orderLatinName: '',
            familyLatinName: '',
            category: null,
            commonNames: {},
          },
        ],
      },
    ],
  ];
  it.each([
    ['a keeper', { userRight: 'user' }, {}, 'generic/permission-denied'],
    ['a super manager', { userRight: 'superAdmin' }, {}, 'generic/permission-denied'],
    ['one of the board without the staff flag', { akongoRank: 'board' }, {}, 'generic/permission-denied'],
    ['disabled staff', { akongoStaff: true, isDisabled: true }, {}, 'auth/disabled'],
    ['staff in the demonstration', { akongoStaff: true }, { isDemo: true }, 'demo/unauthorized-action'],
  ] as const)('is not %s', async (_who, differences, park, code) => {
    const who = await person(await createPark(park), differences);
    for (const [name, request] of requests())
      expect(`${name} ${await codeOf(name, request, who)}`).toBe(`${name} ${code}`);
  });
});

it(
  'after any number of changes, some at once, the bundle agrees with the documents',
  { timeout: 120_000 },
  async () => {
    const species: string[] = [];
    const families = [familyId];
    const pick = <T>(from: readonly T[]) => from[Math.floor(Math.random() * from.length)]!;
    const operations: (() => Promise<unknown>)[] = [
      async () => species.push(await done('saveSpecies', aSpeciesRequest(pick(families)))),
      async () => species.push(await done('saveSpecies', aSpeciesRequest(pick(families)))),
      async () => species.length > 0 && change(pick(species), { specieName: aWord(), familyId: pick(families) }),
      async () => species.length > 0 && change(pick(species), { review: aWord() }),
      async () => families.push(await done('saveTaxon', aTaxonRequest(orderId))),
      async () => species.length > 0 && codeOf('removeTaxon', { kind: 'species', id: pick(species) }),
      async () => codeOf('removeTaxon', { kind: 'family', id: pick(families.slice(1)) ?? 'none' }),
    ];
    for (let round = 0; round < 12; round += 1)
      await Promise.allSettled(Array.from({ length: 4 }, () => pick(operations)()));
    expect(Object.keys((await storedBundle()).species).length).toBeGreaterThan(5);
    expect(await storedBundle()).toEqual(await bundleOfDocuments());
  },
);
