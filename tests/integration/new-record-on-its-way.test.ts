import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentId } from '../../scripts/seed/document-id.ts';
import type { EnclosureFields } from '../../src/data/enclosures/enclosure-changes.ts';
import { enclosuresRepository } from '../../src/data/enclosures/enclosures.repository.ts';
import type { Enclosure } from '../../src/domain/enclosures/enclosure.ts';
import { as, openRules, place } from '../rules/support/environment.ts';
import { storedUser, storedZoo } from '../rules/support/stored-documents.ts';
import { hear } from './support/heard.ts';

/** Firestore sends ten writes ahead of their answers: a listener is asked long before the last of these is made. */
const WRITES_BEFORE = 60;
const ZOO = 'park';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await openRules('data-new-record');
  await place(environment, [storedZoo(ZOO), storedUser('admin', ZOO, { userRight: 'admin' })]);
});
afterAll(() => environment.cleanup());

const named = (enclosureName: string): EnclosureFields => ({
  enclosureName,
  linkedSectorId: null,
  memo: '',
  indoorArea: null,
  outdoorArea: null,
});

it('a record opened before the server has made it is shown, kept and followed afterwards', async () => {
  const database = as(environment, 'admin');
  const repository = enclosuresRepository(database);
  const ids = Array.from({ length: WRITES_BEFORE }, (_, at) => documentId(`enclosure ${at}`));
  const made = ids.map((enclosureId) =>
    repository.create({ zooId: ZOO, enclosureId, fields: named(`Boma ${enclosureId}`) }),
  );
  const enclosureId = ids.at(-1)!;
  const heard = hear<Enclosure>((watcher) => repository.watchOne(enclosureId, watcher));

  await heard.until((enclosure) => expect(enclosure.enclosureId).toBe(enclosureId));
  for (const answer of await Promise.all(made)) expect(answer).toEqual({ ok: true, value: null });
  await updateDoc(doc(as(environment, 'admin'), 'enclosures', enclosureId), { enclosureName: 'Boma', label: 'Boma' });
  await heard.until((enclosure) => expect(enclosure.enclosureName).toBe('Boma'));
  heard.end();
});

it('a record whose creation the rules refuse ends as not there for this person', async () => {
  const repository = enclosuresRepository(as(environment, 'admin'));
  const enclosureId = documentId('refused');
  const made = repository.create({ zooId: 'elsewhere', enclosureId, fields: named('Boma') });
  const heard = hear<Enclosure>((watcher) => repository.watchOne(enclosureId, watcher));

  expect(await made).toMatchObject({ ok: false });
  await expect.poll(() => heard.failed ?? heard.all.at(-1)).toEqual({ code: 'generic/permission-denied' });
  heard.end();
});
