/** The animals that a focal session followed: the server keeps them on the head, and no browser writes them. */
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteField, doc, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentId } from '../../scripts/seed/document-id.ts';
import { anActiveCampaign } from '../support/builders/campaign.ts';
import { anObservationSession } from '../support/builders/observation-session.ts';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { storedUser, storedZoo } from './support/stored-documents.ts';

type Fields = Record<string, unknown>;
const FOLLOWED = { followed: [{ animalId: 'ada', observations: 2 }] };
let environment: RulesTestEnvironment;
let serial = 0;

beforeAll(async () => {
  environment = await openRules('demo-followed');
  await environment.clearFirestore();
  await place(environment, [
    storedZoo('zoo-1'),
    storedUser('ana', 'zoo-1'),
    { path: 'enclosures/enclosure-1', data: { zooId: 'zoo-1' } },
    { path: 'campaigns/campaign-1', data: anActiveCampaign({ observerIds: ['ana'] }) },
  ]);
});
afterAll(() => environment.cleanup());

const aVisit = (differences: Fields): Fields & { readonly visitId: string } => {
  const visitId = documentId(`followed ${++serial}`);
  const now = Date.now();
  const [startedAt, updatedAt] = [Timestamp.fromMillis(now), Timestamp.fromMillis(now)];
  const times = { startedAtUnix: now, updatedAtUnix: now };
  const session = anObservationSession({ visitId, method: 'focal', observerId: 'ana', updatedBy: 'ana', ...times });
  return { ...session, startedAt, updatedAt, endedAt: null, visitId, ...differences };
};
const begins = (differences: Fields) => {
  const visit = aVisit(differences);
  return isAllowed(() => setDoc(doc(seenBy(environment, 'ana'), `visits/${visit.visitId}`), visit));
};
const changes = async (before: Fields, fields: Fields) => {
  const visit = aVisit({ status: 'finished', ...before });
  await place(environment, [{ path: `visits/${visit.visitId}`, data: visit }]);
  const now = Date.now();
  const signed = { updatedBy: 'ana', updatedAtUnix: now, updatedAt: Timestamp.fromMillis(now) };
  const head = doc(seenBy(environment, 'ana'), `visits/${visit.visitId}`);
  return isAllowed(() => updateDoc(head, { ...signed, ...fields }));
};

it('begins a session without whom it followed, and not with it', async () => {
  expect(await begins({})).toBe(true);
  expect(await begins(FOLLOWED)).toBe(false);
  expect(await begins({ followed: [] })).toBe(false);
});
it('changes the count of a session whose followed animals the server keeps', async () => {
  expect(await changes(FOLLOWED, { doneCount: 3 })).toBe(true);
});
it.each<[string, Fields, Fields]>([
  ['changes', FOLLOWED, { followed: [{ animalId: 'bo', observations: 9 }] }],
  ['adds', {}, FOLLOWED],
  ['empties', FOLLOWED, { followed: [] }],
  ['removes', FOLLOWED, { followed: deleteField() }],
])('denies the observer who %s whom a session followed', async (_what, before, fields) => {
  expect(await changes(before, { doneCount: 3, ...fields })).toBe(false);
});
