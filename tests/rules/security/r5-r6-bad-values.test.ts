import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteField, doc, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Collection, isOpen } from '../../../src/domain/collections/declaration.ts';
import { COLLECTIONS } from '../../../src/domain/collections/collections.ts';
import { documentId } from '../../../scripts/seed/document-id.ts';
import { isAllowed, openRules, place, seenBy, stored } from '../support/environment.ts';
import { storedSector, storedUser, storedZoo } from '../support/stored-documents.ts';
import { freshSpot } from './support/attempts.ts';
import { type BadValue, badValuesOf, spoiled } from './support/bad-values.ts';
import { changeOf, stampOf } from './support/changes.ts';
import { ownSectorOf, parentIn, pathOf } from './support/paths.ts';
import { laterOf, sampleOf } from './support/samples.ts';
import { MANY_AT_A_TIME, Table } from './support/table.ts';
import { parentsIn, PATTERNS } from './support/world.ts';

const ZOO = 'zoo-1';
const SESSION = 'visits/{visitId}';
/** Returns the person with the most rights there, so that only the value can be the reason of a refusal. */
const writerOf = (pattern: string) =>
  pattern === 'zoo/{zooId}' ? 'staff' : pattern === 'users/{userId}' ? 'self' : 'admin';
const opened = (access: 'create' | 'update') =>
  PATTERNS.filter((pattern) => isOpen(COLLECTIONS[pattern] as Collection, access));
/** Collections whose documents have another form of id: an establishment's, a person's, a fixed one. */
const HAS_OWN_IDS = new Set(['zoo/{zooId}', 'zoo/{zooId}/private/integrations', 'notificationSettings/{userId}']);
const GOOD_ID = documentId('good');
/** The id of an automation's run first: a document with it would take the place of the run. */
const BAD_IDS = [
  `${GOOD_ID}-20260101`,
  `${GOOD_ID}-20260101-0800`,
  'daily-feeding-20260101',
  GOOD_ID.toUpperCase(),
  GOOD_ID.slice(1),
  `${GOOD_ID}0`,
  ` ${GOOD_ID}`,
  `${GOOD_ID}\n`,
  GOOD_ID.replace(/^./, 'g'),
  GOOD_ID.replaceAll('-', ''),
  GOOD_ID.replaceAll('-', '_'),
  'abcdefghij0123456789',
  '..%2f..',
  '\u200b',
  'x'.repeat(300),
  'x'.repeat(1486),
];

describe('a bad value', () => {
  const creations = new Table('R6, bad values in new documents');
  const updates = new Table('R5, bad values in good documents');
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await openRules('demo-r6');
    await environment.clearFirestore();
    await place(environment, [
      storedZoo(ZOO),
      storedSector(ownSectorOf(ZOO), ZOO),
      ...parentsIn(ZOO),
      // The record of a device stands below a session of its own observer.
      {
        path: pathOf(SESSION, { zooId: ZOO, id: parentIn(ZOO) }),
        data: sampleOf(SESSION, { zooId: ZOO, id: parentIn(ZOO), by: 'admin' }),
      },
      storedUser('admin', ZOO, { userRight: 'superAdmin' }),
      storedUser('staff', ZOO, { userRight: 'superAdmin', akongoStaff: true }),
      { path: 'users/self', data: sampleOf('users/{userId}', { zooId: ZOO, id: 'self', by: 'self' }) },
    ]);
  });
  afterAll(async () => {
    creations.close();
    updates.close();
    await environment.cleanup();
  });

  const create = (pattern: string, bad?: BadValue, spot = freshSpot(pattern, ZOO)) => {
    const by = writerOf(pattern);
    const good = sampleOf(pattern, { ...spot, by });
    const path = pathOf(pattern, spot);
    return { path, good, go: () => setDoc(doc(seenBy(environment, by), path), bad ? spoiled(good, bad) : good) };
  };

  it.each(opened('create'))('is not taken for a new document of %s', async (pattern) => {
    const { good, go } = create(pattern);
    expect(await isAllowed(go)).toBe(true);
    const attempts = badValuesOf(pattern, good, 'huge').map((bad) => ({
      what: `${bad.field}: ${bad.what}`,
      go: create(pattern, bad).go,
    }));
    // A field that a document gets later is bad in a new one, even with a good value.
    const later = Object.entries(laterOf(pattern, writerOf(pattern))).map(([field, value]) => ({
      what: `${field}: too early`,
      go: create(pattern, { field, what: 'too early', value }).go,
    }));
    expect(await creations.run([...attempts, ...later], MANY_AT_A_TIME)).toEqual([]);
  });

  it.each(opened('create').filter((pattern) => !HAS_OWN_IDS.has(pattern)))(
    'is not taken as the id of a new document of %s',
    async (pattern) => {
      const attempts = BAD_IDS.map((id) => ({ what: id, go: create(pattern, undefined, { zooId: ZOO, id }).go }));
      expect(await creations.run(attempts, MANY_AT_A_TIME)).toEqual([]);
    },
  );

  it.each(opened('update'))('is not taken afterwards for a good document of %s', async (pattern) => {
    const by = writerOf(pattern);
    const created = create(pattern);
    // The server creates an account: its person finds it there. An evaluation is begun by the server, too.
    const path = by === 'self' ? 'users/self' : created.path;
    const isCreatedHere = isOpen(COLLECTIONS[pattern] as Collection, 'create');
    expect(!isCreatedHere || (await isAllowed(created.go))).toBe(true);
    if (!isCreatedHere && by !== 'self') await place(environment, [{ path, data: created.good }]);
    const reference = doc(seenBy(environment, by), path);
    expect(await isAllowed(() => updateDoc(reference, changeOf(pattern, by)))).toBe(true);
    const before = (await stored(environment, path)) as Record<string, unknown>;
    const attempts = badValuesOf(pattern, before, 'large')
      .filter((bad) => 'value' in bad || bad.field in before || bad.field.includes('.'))
      .map((bad) => {
        const change = { [bad.field]: 'value' in bad ? bad.value : deleteField() };
        return {
          what: `${bad.field}: ${bad.what}`,
          go: () => updateDoc(reference, { ...stampOf(pattern, by), ...change }),
        };
      });
    expect(await updates.run(attempts)).toEqual([]);
    expect(await stored(environment, path)).toEqual(before);
  });
});
