import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEPT_WORDS_A_CALL } from '../../src/domain/callables/observation-sessions.ts';
import { MAX_KEPT_WORDS } from '../../src/domain/session-exchange/kept-words.ts';
import { createPark, type Person } from './support/park.ts';
import { closeAll, peopleWithoutRight, person } from './support/people.ts';
import { stored } from './support/records.ts';
import { type Browser, database } from './support/suite.ts';

type Word = { kind: string; word: string; id: string | null };
let zooId: string;
let admin: Person;

beforeAll(async () => {
  zooId = await createPark();
  admin = await person(zooId, { userRight: 'admin' });
});
afterAll(closeAll);

const keep = async (words: readonly object[], who: Pick<Browser, 'call'> = admin, zoo = zooId) => {
  const answer = await who.call('keepSessionWords', { zooId: zoo, words });
  const { success, error } = answer as unknown as { success: boolean; error?: { code: string } };
  return success ? 'done' : error?.code;
};
const keptIn = async (kind: string, zoo = zooId) =>
  ((await stored(`zoo/${zoo}/sessionWords/${kind}`))?.['words'] ?? []) as { word: string; id: string }[];
const animal = (word: string, id: string | null = 'ada'): Word => ({ kind: 'animal', word, id });

describe('the names of files that an establishment keeps', () => {
  it('have the latest meaning, a document for each kind, and are forgotten one by one', async () => {
    expect(await keep([animal(' Rex ', 'rex'), animal('Bo'), { kind: 'observer', word: 'Zed', id: 'zoe' }])).toBe(
      'done',
    );
    expect(await keptIn('animal')).toEqual([
      { word: 'Rex', id: 'rex' },
      { word: 'Bo', id: 'ada' },
    ]);
    expect(await keptIn('observer')).toEqual([{ word: 'Zed', id: 'zoe' }]);
    expect(await stored(`zoo/${zooId}/sessionWords/animal`)).toMatchObject({ updatedBy: admin.userId });
    expect(await keep([animal('Rex', 'max'), animal('Bo', null)])).toBe('done');
    expect(await keptIn('animal')).toEqual([{ word: 'Rex', id: 'max' }]);
  });
  it('are at most 200 in a call and 500 of a kind: the oldest is forgotten for one more', async () => {
    const words = (count: number, from = 0) => Array.from({ length: count }, (_, at) => animal(`n${from + at}`));
    const zoo = await createPark();
    const there = await person(zoo, { userRight: 'admin' });
    expect(await keep(words(KEPT_WORDS_A_CALL + 1), there, zoo)).toBe('generic/invalid-input');
    expect(await keep([], there, zoo)).toBe('generic/invalid-input');
    for (let from = 0; from < 400; from += KEPT_WORDS_A_CALL)
      expect(await keep(words(KEPT_WORDS_A_CALL, from), there, zoo)).toBe('done');
    expect(await keep(words(99, 400), there, zoo)).toBe('done');
    expect(await keptIn('animal', zoo)).toHaveLength(MAX_KEPT_WORDS - 1);
    expect(await keep(words(1, 499), there, zoo)).toBe('done');
    expect(await keptIn('animal', zoo)).toHaveLength(MAX_KEPT_WORDS);
    expect(await keep(words(1, 500), there, zoo)).toBe('done');
    const kept = await keptIn('animal', zoo);
    expect([kept.length, kept[0]?.word, kept.at(-1)?.word]).toEqual([MAX_KEPT_WORDS, 'n1', 'n500']);
  });
  it('have a name of 200 and an id of 128 characters at most, and a kind that exists', async () => {
    const outcomes = [];
    for (const word of [
      ...[animal('x'.repeat(200)), animal('x'.repeat(201)), animal(' '), animal('Bo', 'x'.repeat(128))],
      ...[animal('Bo', 'x'.repeat(129)), animal('Bo', ''), { kind: 'zone', word: 'Bo', id: 'a' }],
      ...[
        { ...animal('Bo'), more: 1 },
        { kind: 'animal', word: { a: 1 }, id: 'a' },
      ],
    ])
      // oxlint-disable-next-line no-await-in-loop -- one document
      outcomes.push((await keep([word])) === 'done');
    expect(outcomes).toEqual([true, false, false, true, false, false, false, false, false]);
  });
  it('may be called as fields of objects are', async () => {
    expect(await keep([animal('__proto__', 'rex'), animal('a.b/c`', 'bo')])).toBe('done');
    const words = await keptIn('animal');
    expect(words.slice(-2)).toEqual([
      { word: '__proto__', id: 'rex' },
      { word: 'a.b/c`', id: 'bo' },
    ]);
  });
  it('are kept anew where the stored ones cannot be read', async () => {
    await database.doc(`zoo/${zooId}/sessionWords/enclosure`).set({ kind: 'enclosure', words: 'broken' });
    expect(await keep([{ kind: 'enclosure', word: 'Plain', id: 'p' }])).toBe('done');
    expect(await keptIn('enclosure')).toEqual([{ word: 'Plain', id: 'p' }]);
  });
});

describe('the right to keep names of files', () => {
  it('is that of whoever imports into campaigns of some type', async () => {
    const ethologist = await person(zooId);
    await database.doc(`zoo/${zooId}`).update({ referentEthologistIds: [ethologist.userId] });
    const people = [
      ethologist,
      await person(zooId, { rightsRoles: ['welfareCorrespondent'] }),
      await person(zooId, { userRight: 'pedagoadmin', rightsRoles: ['educationalAdmin'] }),
    ];
    for (const who of people) expect(await keep([animal('Rex')], who)).toBe('done');
  });
  it('is refused to everybody without it, and nothing is kept', async () => {
    const supervisor = await person(zooId, { rightsRoles: ['supervisor', 'auditor', 'educational'] });
    expect(await keep([animal('never')], supervisor)).toBe('generic/permission-denied');
    for (const [who, browser, code] of await peopleWithoutRight(zooId, 'zoo/foreign'))
      expect(`${who}: ${String(await keep([animal('never')], browser))}`).toBe(`${who}: ${code}`);
    expect((await keptIn('animal')).map(({ word }) => word)).not.toContain('never');
  });
});
