import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SyncData } from '../../src/domain/reference/sync-answer.ts';
import type { RequestListener } from 'node:http';
import { aQuestion, aQuestionContent } from '../support/builders/question.ts';
import { digestOf } from './support/database-digest.ts';
import type * as Park from './support/park.ts';
import type { Person } from './support/park.ts';
import type * as Suite from './support/suite.ts';
import { startSyncSuite, type SyncSuite } from './support/sync-suite.ts';

let sync: SyncSuite;
let suite: typeof Suite;
let park: typeof Park;
let staff: Person;
const people: Person[] = [];

beforeAll(async () => {
  sync = await startSyncSuite();
  // These modules read the suite's address when they are loaded.
  suite = await import('./support/suite.ts');
  park = await import('./support/park.ts');
  staff = await person(await park.createPark({ isProvider: true, zooTiers: 'global' }), {
    akongoStaff: true,
    userRight: 'superAdmin',
  });
  await place();
});
afterAll(async () => {
  await Promise.all(people.map((one) => one.close()));
  await sync.stop();
});

async function person(zooId: string, differences: Parameters<typeof park.createPerson>[1] = {}) {
  const created = await park.createPerson(zooId, differences);
  people.push(created);
  return created;
}

const own: SyncData = {
  species: [
    {
      specieId: 'girafe',
      specieName: 'Girafe',
      specieLatinName: 'Giraffa camelopardalis',
      familyId: 'giraffidae',
      orderId: 'artiodactyla',
      specieFamily: { familyId: 'giraffidae', familyOrder: { orderId: 'artiodactyla' } },
    },
  ],
  families: [
    {
      familyId: 'giraffidae',
      familyName: 'Girafidés',
      familyLatinName: 'Giraffidae',
      familyOrder: { orderId: 'artiodactyla' },
    },
  ],
  orders: [{ orderId: 'artiodactyla', orderName: 'Artiodactyles', orderLatinName: 'Artiodactyla' }],
  questions: [{ questionId: 'q1', status: 'published', version: 1, ...aQuestionContent({ questionRef: 'AW-001' }) }],
};

/** Stores the reference data of this environment, with the fields that it decides for itself. */
async function place(): Promise<void> {
  const { database } = suite;
  await database.doc('species/girafe').set({ ...own.species[0], underReview: true, reviewData: 'sous-espèces' });
  await database.doc('family/giraffidae').set(own.families[0]!);
  await database.doc('order/artiodactyla').set(own.orders[0]!);
  await database.doc('questions/q1').set(aQuestion({ ...own.questions[0]! }));
  await database.doc('questions/draft').set(aQuestion({ questionId: 'draft', status: 'draft', version: 0 }));
}

const post = (body: string, more: RequestInit = {}) =>
  fetch(sync.syncBack, { method: 'POST', headers: { 'content-type': 'application/json' }, body, ...more });

describe('syncBack', () => {
  it('answers the reference data to a program that knows the key, and no other field', async () => {
    const response = await post(JSON.stringify({ key: sync.key }));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, data: own });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    ['another key', { key: 'k'.repeat(64) }],
    ['a part of the key', () => ({ key: sync.key.slice(0, -1) })],
    ['a longer key', () => ({ key: `${sync.key}0` })],
  ])('refuses %s', async (_what, body) => {
    const response = await post(JSON.stringify(typeof body === 'function' ? body() : body));
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ success: false, error: { code: 'sync/key-wrong', field: 'key' } });
  });

  it.each([
    ['nothing', ''],
    ['no key', '{}'],
    ['null', '{"key":null}'],
    ['a number', '{"key":7}'],
    ['a list', '{"key":["a"]}'],
    ['an empty key', '{"key":""}'],
    ['a list of all', '[]'],
    ['more than the key', '{"key":"a","more":1}'],
    ['other ancestors', '{"__proto__":{"key":"a"}}'],
    ['a key of 100,000 characters', JSON.stringify({ key: 'x'.repeat(100_000) })],
    ['a key of 5 MB', JSON.stringify({ key: 'x'.repeat(5_000_000) })],
    ['a thousand levels', `{"key":${'['.repeat(1_000)}${']'.repeat(1_000)}}`],
  ])('refuses %s', async (_what, body) => {
    const response = await post(body);
    const text = await response.text();
    expect(response.status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ success: false, error: { code: 'generic/invalid-input' } });
  });

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('is not for %s', async (method) => {
    const response = await fetch(`${sync.syncBack}?key=${sync.key}`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    expect(await response.json()).toMatchObject({ success: false });
  });

  it('sends nothing while another environment could not accept one of the stored documents', async () => {
    await suite.database.doc('species/broken').set({ specieName: 7 });
    const response = await post(JSON.stringify({ key: sync.key }));
    expect(await response.json()).toMatchObject({ success: false, error: { code: 'generic/bad-document' } });
    await suite.database.doc('species/broken').delete();
  });
});

type Outcome = { success: boolean; data?: Record<string, number>; error?: { code: string; field?: string } };
const importAs = async (who: { call: Person['call'] }, key: string = sync.key) =>
  (await who.call('importReferenceData', { key })) as unknown as Outcome;

const json =
  (answer: unknown): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
const manySpecies = (count: number) =>
  Array.from({ length: count }, (_unused, number) => ({ ...own.species[0]!, specieId: `species-${number}` }));

describe('copying reference data', () => {
  it('writes new data, changes changed data and leaves the environment’s own fields', async () => {
    const before = (await suite.database.collection('species').get()).size;
    sync.answerWith(
      json({
        success: true,
        data: {
          ...own,
          species: [{ ...own.species[0]!, specieName: 'Girafe réticulée' }, ...manySpecies(1_000)],
          orders: [...own.orders, { orderId: 'primates', orderName: 'Primates', orderLatinName: 'Primates' }],
        },
      }),
    );
    expect(await importAs(staff)).toEqual({
      success: true,
      data: { species: 1_001, families: 1, orders: 2, questions: 1 },
    });
    expect((await suite.database.doc('species/girafe').get()).data()).toEqual({
      ...own.species[0],
      specieName: 'Girafe réticulée',
      underReview: true,
      reviewData: 'sous-espèces',
    });
    expect((await suite.database.doc('questions/q1').get()).get('authorId')).toBe('staff-1');
    expect((await suite.database.collection('species').get()).size).toBe(before + 1_000);
    expect((await suite.database.doc('order/primates').get()).exists).toBe(true);
  });

  it('reaches the screens, and the log of a species that existed here', async () => {
    const head = await suite.database.doc('various/taxonomy').get();
    expect(head.get('orders.primates')).toEqual({ orderName: 'Primates', orderLatinName: 'Primates' });
    expect(head.get('parts')).toBe(2);
    const parts = await Promise.all([0, 1].map((n) => suite.database.doc(`various/taxonomy-species-${n}`).get()));
    expect(parts.map((part) => Object.keys(part.get('species') as object).length)).toEqual([1_000, 1]);
    expect(parts[0]!.get('species.girafe.specieName')).toBe('Girafe réticulée');
    const { docs } = await suite.database.collection('species/girafe/logs').get();
    expect(docs.map((log) => log.data())).toMatchObject([
      { action: 'synchronised', changes: [{ field: 'name.fr', from: 'Girafe', to: 'Girafe réticulée' }] },
    ]);
    expect((await suite.database.collection('species/species-7/logs').get()).size).toBe(0);
  });

  it('takes over questions with their steps and the short table, and leaves unchanged ones alone', async () => {
    const changed = { ...own.questions[0]!, version: 3, weight: 5 };
    const added = { ...own.questions[0]!, questionId: 'q2', questionRef: 'AW-002', status: 'archived' as const };
    sync.answerWith(json({ success: true, data: { ...own, questions: [changed, added] } }));
    expect((await importAs(staff)).data).toMatchObject({ questions: 2 });
    const { database } = suite;
    expect((await database.doc('questions/q1').get()).data()).toMatchObject({
      weight: 5,
      version: 3,
      authorId: 'staff-1',
    });
    const table = await database.doc('various/shortQuestionTable').get();
    expect(table.get('questions')).toMatchObject({
      q1: { status: 'published', version: 3, part: 0 },
      q2: { status: 'archived', part: null },
      draft: { status: 'draft', part: null },
    });
    expect((await database.doc('various/publishedQuestions-0').get()).get('questions.q1.weight')).toBe(5);
    const steps = async () =>
      (await database.collection('questions/q1/logs').get()).docs.map((log) => log.get('action'));
    expect(await steps()).toEqual(['synchronised']);
    await importAs(staff);
    expect(await steps()).toEqual(['synchronised']);
  });

  it('copies the answer of a real environment, with its key', async () => {
    sync.answerWith((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        void post(Buffer.concat(parts).toString('utf8')).then(async (answer) =>
          response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text()),
        );
      });
    });
    expect((await importAs(staff)).success).toBe(true);
    expect(await importAs(staff, 'k'.repeat(64))).toEqual({
      success: false,
      error: { code: 'sync/key-wrong', field: 'key' },
    });
  });

  it('can write the largest answer', async () => {
    sync.answerWith(json({ success: true, data: { ...own, species: manySpecies(5_000) } }));
    expect((await importAs(staff)).data).toMatchObject({ species: 5_000 });
  });

  const half = JSON.stringify({ success: true, data: own });
  const bad: [string, RequestListener, string, string?][] = [
    [
      'one wrong row of 1,000',
      json({ success: true, data: { ...own, species: manySpecies(1_000).with(999, { specieId: 'x' } as never) } }),
      'sync/answer-invalid',
      'data.species.999.specieName',
    ],
    [
      'an id that leads elsewhere',
      json({ success: true, data: { ...own, species: [{ ...own.species[0], specieId: '../users/x' }] } }),
      'sync/answer-invalid',
      'data.species.0.specieId',
    ],
    [
      'no questions',
      json({ success: true, data: { ...own, questions: undefined } }),
      'sync/answer-invalid',
      'data.questions',
    ],
    [
      'half an answer',
      (_request, response) => void response.end(half.slice(0, half.length / 2)),
      'sync/answer-invalid',
    ],
    ['a page', (_request, response) => void response.end('<!doctype html>'), 'sync/answer-invalid'],
    [
      'other ancestors',
      (_request, response) => void response.end(half.replace('{', '{"__proto__":{"a":1},')),
      'sync/answer-invalid',
      '',
    ],
    [
      'one row too many',
      json({ success: true, data: { ...own, species: manySpecies(5_001) } }),
      'sync/answer-invalid',
      'data.species',
    ],
    ['50 MB', (_request, response) => void response.end(Buffer.alloc(50_000_000, 'x')), 'sync/too-large'],
    [
      'another address',
      (_request, response) => void response.writeHead(302, { location: sync.syncBack }).end(),
      'sync/failed',
    ],
    ['a failure', (_request, response) => void response.writeHead(500).end('Error: at index.js:7'), 'sync/failed'],
    ['an end without an answer', (request) => void request.socket.destroy(), 'sync/failed'],
    ['a refusal of its own', json({ success: false, error: { code: 'auth/disabled' } }), 'sync/failed'],
  ];
  it.each(bad)('writes nothing when the other environment answers %s', async (_what, listener, code, field) => {
    sync.answerWith(listener);
    const before = await digestOf(suite.database);
    const answer = await importAs(staff);
    expect(answer).toEqual({ success: false, error: field === undefined ? { code } : { code, field } });
    expect(await digestOf(suite.database)).toBe(before);
  });

  it.each([
    ['a keeper', {}, 'generic/permission-denied'],
    ['an admin', { userRight: 'admin' }, 'generic/permission-denied'],
    ['a super manager', { userRight: 'superAdmin' }, 'generic/permission-denied'],
    [
      'a member of the board without the staff flag',
      { akongoRank: 'board', userRight: 'superAdmin' },
      'generic/permission-denied',
    ],
    ['disabled staff', { akongoStaff: true, isDisabled: true }, 'auth/disabled'],
  ] as const)('is not for %s', async (_who, differences, code) => {
    let visits = 0;
    sync.answerWith((request, response) => {
      visits++;
      json({ success: true, data: own })(request, response);
    });
    const who = await person(await park.createPark(), differences);
    expect((await importAs(who)).error?.code).toBe(code);
    expect(visits).toBe(0);
  });

  it('is not for somebody who is not signed in, nor in demonstration mode', async () => {
    const nobody = suite.openBrowser();
    expect((await importAs(nobody)).error?.code).toBe('auth/session-expired');
    await nobody.close();
    const visitor = await person(await park.createPark({ isDemo: true }), { akongoStaff: true });
    expect((await importAs(visitor)).error?.code).toBe('demo/unauthorized-action');
  });
});
