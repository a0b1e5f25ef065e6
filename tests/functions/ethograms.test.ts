import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ethogram, EthogramContent, EthogramVersion } from '../../src/domain/ethograms/ethogram.ts';
import { ethogramContentOf } from '../../src/domain/ethograms/ethogram.ts';
import { ethogramEntryOf, publishedEntryOf } from '../../src/domain/ethograms/ethogram-table.ts';
import { aBehaviour, anEthogramContent } from '../support/builders/ethogram.ts';
import { inSevenLanguages } from '../support/builders/seven-languages.ts';
import { notVisible } from '../../src/domain/ethograms/tidy-ethogram.ts';
import { aNewEthogram } from './support/ethograms.ts';
import { createPark, type Person } from './support/park.ts';
import { closeAll, peopleWithoutRight, person } from './support/people.ts';
import { stored } from './support/records.ts';
import { type Browser, database } from './support/suite.ts';

type Outcome = {
  success: boolean;
  data?: { ethogramId: string; updatedAtUnix: number; version: number };
  error?: { code: string; field?: string };
};
let zooId: string;
let staff: Person;
let colleague: Person;
let ethologist: Person;
let admin: Person;

beforeAll(async () => {
  const provider = await createPark({ isProvider: true, zooTiers: 'global' });
  staff = await person(provider, { akongoStaff: true });
  colleague = await person(provider, { akongoStaff: true });
  zooId = await createPark();
  ethologist = await person(zooId);
  admin = await person(zooId, { userRight: 'superAdmin' });
  await database.doc(`zoo/${zooId}`).update({ supportEthologistIds: [ethologist.userId] });
});
afterAll(closeAll);

const call = async (name: string, request: unknown, who: Pick<Browser, 'call'> = staff) =>
  (await who.call(name, request)) as unknown as Outcome;
const codeOf = ({ success, error }: Outcome) =>
  success ? 'done' : [error?.code, error?.field].filter(Boolean).join(' ');
const ethogramOf = async (id: string) => (await stored(`ethograms/${id}`)) as unknown as Ethogram;
const versionOf = async (id: string, number: number) =>
  (await stored(`ethograms/${id}/versions/${number}`)) as unknown as EthogramVersion;
const entryOf = async (id: string, owner: string | null = null) => {
  const path = owner === null ? 'various/shortEthogramTable' : `zoo/${owner}/ethogramRegister/all`;
  return (await database.doc(path).get()).get('ethograms')[id];
};

/** A change of an ethogram that no check refuses. */
const said = (text: string): Partial<EthogramContent> => ({ description: inSevenLanguages(text) });

type Saving = { readonly owner?: string | null; readonly who?: Pick<Browser, 'call'>; readonly expected?: number };
const save = async (id: string | null, content: EthogramContent, { owner = null, who, expected }: Saving = {}) =>
  call(
    'saveEthogram',
    {
      ...{ ethogramId: id, zooId: owner, content },
      expectedUpdatedAtUnix: id === null ? null : (expected ?? (await ethogramOf(id)).updatedAtUnix),
    },
    who,
  );
const create = async (differences: Partial<EthogramContent> = {}, saving: Saving = {}) => {
  const outcome = await save(null, aNewEthogram(differences), saving);
  if (outcome.data === undefined) throw new Error(codeOf(outcome));
  return outcome.data.ethogramId;
};
const change = async (id: string, differences: Partial<EthogramContent>, saving: Saving = {}) =>
  save(id, { ...ethogramContentOf(await ethogramOf(id)), ...differences }, saving);
const publish = async (id: string, who?: Pick<Browser, 'call'>, expected?: number) =>
  call(
    'publishEthogram',
    { ethogramId: id, expectedUpdatedAtUnix: expected ?? (await ethogramOf(id)).updatedAtUnix },
    who,
  );
const archive = (id: string, isArchived: boolean, who?: Pick<Browser, 'call'>) =>
  call('archiveEthogram', { ethogramId: id, isArchived }, who);

describe('an official ethogram', () => {
  it('is a draft at first, called by its reference and listed with all official ones', async () => {
    const content = aNewEthogram();
    const { data } = await save(null, content);
    const id = data!.ethogramId;
    expect(id).toBe(content.ethogramRef.toLowerCase());
    expect(await ethogramOf(id)).toMatchObject({
      ...content,
      ...{ ethogramId: id, zooId: null, status: 'draft', version: 0, authorId: staff.userId, editorId: staff.userId },
    });
    expect(await entryOf(id)).toEqual(ethogramEntryOf(await ethogramOf(id), null));
  });

  it('is frozen by its publication, and changed beside its version', async () => {
    const id = await create();
    expect((await publish(id)).data).toEqual({ ethogramId: id, version: 1 });
    const first = await versionOf(id, 1);
    expect(first).toMatchObject({ number: 1, zooId: null, mapping: [], publishedBy: staff.userId });
    const renamed = aBehaviour('REST', { was: ['RES'] });
    expect(codeOf(await change(id, { behaviours: [renamed, notVisible()] }))).toBe('done');
    expect(await ethogramOf(id)).toMatchObject({ status: 'draft', version: 1 });
    expect(await versionOf(id, 1)).toEqual(first);
    expect(await entryOf(id)).toEqual(ethogramEntryOf(await ethogramOf(id), publishedEntryOf(first)));
    expect((await publish(id)).data?.version).toBe(2);
    expect((await versionOf(id, 2)).mapping).toEqual([
      { from: 'RES', to: ['REST'] },
      { from: 'LOC', to: [] },
      { from: 'NV', to: [] },
    ]);
    expect((await ethogramOf(id)).behaviours.map(({ was }) => was)).toEqual([['REST'], ['NV']]);
  });

  it('is not published while a translation is missing, and the answer says which', async () => {
    const behaviours = [aBehaviour('RES', { definition: { ...inSevenLanguages('Repos'), de: '' } }), notVisible()];
    const id = await create({ behaviours });
    expect(codeOf(await publish(id))).toBe('ethogram/translations-missing behaviours.0.definition.de');
  });

  it('is published once', async () => {
    const id = await create();
    await publish(id);
    expect(codeOf(await publish(id))).toBe('ethogram/nothing-to-publish');
  });

  it('that is saved unchanged stays published', async () => {
    const id = await create();
    await publish(id);
    expect(codeOf(await change(id, {}))).toBe('done');
    expect((await ethogramOf(id)).status).toBe('published');
  });

  it('is archived and restored as it was, and not changed meanwhile', async () => {
    const id = await create();
    await publish(id);
    expect([codeOf(await archive(id, true)), codeOf(await archive(id, true))]).toEqual(['done', 'done']);
    expect(await entryOf(id)).toMatchObject({ status: 'archived', version: 1, published: { behaviours: 3 } });
    expect(codeOf(await change(id, said('a')))).toBe('ethogram/archived');
    expect(codeOf(await publish(id))).toBe('ethogram/archived');
    await archive(id, false);
    expect((await ethogramOf(id)).status).toBe('published');
    await change(id, said('a'));
    await archive(id, true);
    await archive(id, false);
    expect(await ethogramOf(id)).toMatchObject({ status: 'draft', ...said('a'), version: 1 });
  });

  it('is refused to the second of two editors, whose text is not lost in silence', async () => {
    const id = await create();
    const { updatedAtUnix } = await ethogramOf(id);
    expect(codeOf(await change(id, said('a')))).toBe('done');
    const late = await change(id, said('b'), { who: colleague, expected: updatedAtUnix });
    expect(codeOf(late)).toBe('ethogram/changed-meanwhile');
    expect(codeOf(await publish(id, colleague, updatedAtUnix))).toBe('ethogram/changed-meanwhile');
    expect(await ethogramOf(id)).toMatchObject(said('a'));
  });

  it('is saved once when two editors save in the same moment', async () => {
    const id = await create();
    const { updatedAtUnix: expected } = await ethogramOf(id);
    const outcomes = await Promise.all([
      change(id, said('a'), { expected }),
      change(id, said('b'), { who: colleague, expected }),
    ]);
    expect(outcomes.map(codeOf).toSorted()).toEqual(['done', 'ethogram/changed-meanwhile']);
  });

  it.each<[string, Partial<EthogramContent>, string]>([
    [
      'two behaviours of one code',
      { behaviours: [aBehaviour('A'), aBehaviour('a', { key: 'b' }), notVisible()] },
      'ethogram/code-twice behaviours.0.code',
    ],
    [
      'two behaviours of one key',
      { behaviours: [aBehaviour('A'), aBehaviour('AB'), notVisible()] },
      'ethogram/key-twice behaviours.0.key',
    ],
    ['no behaviour NV', { behaviours: [aBehaviour('A')] }, 'ethogram/not-visible-missing behaviours'],
    [
      'a colour that is too light',
      { behaviours: [aBehaviour('A', { colour: '#777777' }), notVisible()] },
      'ethogram/colour-contrast behaviours.0.colour',
    ],
    [
      'a level that the catalogue lacks',
      { level: { kind: 'species', id: 'unheard-of' } },
      'content/level-unknown level',
    ],
    [
      'a behaviour that continues nothing',
      { behaviours: [aBehaviour('A', { was: ['B'] }), notVisible()] },
      'ethogram/continues-unknown behaviours.0.was',
    ],
    ['a source that the bibliography lacks', { references: ['unheard-of'] }, 'ethogram/reference-unknown references'],
  ])('with %s is refused', async (_what, differences, code) => {
    expect(codeOf(await save(null, aNewEthogram(differences)))).toBe(code);
  });

  it('has a reference that no other official one has', async () => {
    const id = await create();
    const { ethogramRef } = await ethogramOf(id);
    expect(codeOf(await save(null, anEthogramContent({ ethogramRef })))).toBe('ethogram/ref-exists ethogramRef');
  });

  it('that does not exist is not found', async () => {
    const missing = { ethogramId: 'unheard-of', isArchived: true };
    expect(codeOf(await call('archiveEthogram', missing))).toBe('ethogram/not-found ethogramId');
  });
});

describe('an ethogram reserved for an establishment', () => {
  it('is made, published and archived by its ethologist, and listed there alone', async () => {
    const id = await create({}, { owner: zooId, who: ethologist });
    expect(codeOf(await publish(id, ethologist))).toBe('done');
    expect((await versionOf(id, 1)).zooId).toBe(zooId);
    expect(await entryOf(id, zooId)).toMatchObject({ status: 'published', version: 1 });
    expect(await entryOf(id)).toBeUndefined();
    expect(codeOf(await archive(id, true, ethologist))).toBe('done');
  });

  it('may have the reference of an official one, under an id of its own', async () => {
    const official = await create();
    const { ethogramRef } = await ethogramOf(official);
    const { data } = await save(null, anEthogramContent({ ethogramRef }), { owner: zooId, who: staff });
    expect(data?.ethogramId).toBe(`${official}-2`);
  });

  it('does not become official, nor an official one reserved', async () => {
    const [reserved, official] = [await create({}, { owner: zooId }), await create()];
    expect(codeOf(await change(reserved, {}, { owner: null }))).toBe('ethogram/not-found ethogramId');
    const taken = await change(official, {}, { owner: zooId, who: ethologist });
    expect(codeOf(taken)).toBe('ethogram/not-found ethogramId');
  });

  it('is closed to its managers, and the official ones to its ethologist', async () => {
    const [reserved, official] = [await create({}, { owner: zooId }), await create()];
    const denied = 'generic/permission-denied';
    expect(codeOf(await save(null, aNewEthogram(), { owner: zooId, who: admin }))).toBe(denied);
    expect(codeOf(await publish(reserved, admin))).toBe(denied);
    expect(codeOf(await archive(reserved, true, admin))).toBe(denied);
    expect(codeOf(await save(null, aNewEthogram(), { who: ethologist }))).toBe(denied);
    expect(codeOf(await publish(official, ethologist))).toBe(denied);
    expect(codeOf(await archive(official, true, ethologist))).toBe(denied);
  });

  it('is closed to everybody else, and to the demonstration', async () => {
    const id = await create({}, { owner: zooId });
    for (const [who, browser, code] of await peopleWithoutRight(zooId, 'zoo/foreign')) {
      const saved = codeOf(await save(null, aNewEthogram(), { owner: zooId, who: browser })).split(' ')[0];
      const published = codeOf(await publish(id, browser)).split(' ')[0];
      const archived = codeOf(await archive(id, true, browser)).split(' ')[0];
      expect([who, saved, published, archived]).toEqual([who, code, code, code]);
    }
    expect(await ethogramOf(id)).toMatchObject({ status: 'draft', version: 0 });
  });
});
