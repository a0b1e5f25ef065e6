import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, getDoc, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshSpot } from './security/support/attempts.ts';
import { ownSectorOf, pathOf } from './security/support/paths.ts';
import { sampleOf } from './security/support/samples.ts';
import { parentsIn } from './security/support/world.ts';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { storedSector, storedUser, storedZoo } from './support/stored-documents.ts';

const ENCLOSURES = 'enclosures/{enclosureId}';
let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await openRules('demo-without-tier');
  await environment.clearFirestore();
});
afterAll(() => environment.cleanup());

it.each([
  ['that was never given a tier', 'zoo-old', undefined, true],
  ['of the discovery tier', 'zoo-small', 'discovery', false],
] as const)(
  'park data of an establishment %s are read and written by its admin',
  async (_which, zooId, tier, allowed) => {
    const { zooTiers: _none, ...untiered } = storedZoo(zooId).data as Record<string, unknown>;
    await place(environment, [
      { path: `zoo/${zooId}`, data: tier === undefined ? untiered : { ...untiered, zooTiers: tier } },
      storedSector(ownSectorOf(zooId), zooId),
      ...parentsIn(zooId),
      storedUser(`admin of ${zooId}`, zooId, { userRight: 'admin' }),
    ]);
    const by = `admin of ${zooId}`;
    const spot = freshSpot(ENCLOSURES, zooId);
    const seen = seenBy(environment, by);
    expect({
      read: await isAllowed(() => getDoc(doc(seen, `sectors/${ownSectorOf(zooId)}`))),
      write: await isAllowed(() => setDoc(doc(seen, pathOf(ENCLOSURES, spot)), sampleOf(ENCLOSURES, { ...spot, by }))),
    }).toEqual({ read: allowed, write: allowed });
  },
);
