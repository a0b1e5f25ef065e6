import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collection, deleteDoc, doc, getDoc, getDocs, query, setDoc, updateDoc, where } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aContext, aContextVersion } from '../support/builders/context.ts';
import { anEthogram, anEthogramVersion } from '../support/builders/ethogram.ts';
import { aProfile, aProfileVersion } from '../support/builders/profile.ts';
import { aQuestionnaire, aQuestionnaireVersion } from '../support/builders/questionnaire.ts';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { peopleOfRoles } from './support/people-of-roles.ts';

type Owned = { readonly zooId: string | null };
const KINDS = {
  ethogram: { draft: (owned: Owned) => anEthogram(owned), version: (owned: Owned) => anEthogramVersion(owned) },
  questionnaire: {
    draft: (owned: Owned) => aQuestionnaire(owned),
    version: (owned: Owned) => aQuestionnaireVersion(owned),
  },
  profile: { draft: (owned: Owned) => aProfile(owned), version: (owned: Owned) => aProfileVersion(owned) },
  context: { draft: (owned: Owned) => aContext(owned), version: (owned: Owned) => aContextVersion(owned) },
};
const AREAS = Object.keys(KINDS) as (keyof typeof KINDS)[];

/**
 * The people who read what is reserved for an establishment; contexts are park data, of which teachers read the versions
 * that they are asked.
 */
const READERS = { content: ['keeper', 'teacher', 'admin', 'ethologist', 'staff'] } as const;
const readersOf = (area: string) => READERS.content.filter((person) => area !== 'context' || person !== 'teacher');
const CLOSED = ['small', 'pending', 'disabled'];
const pathsOf = (area: string) => ['official', 'ours'].flatMap((id) => [`${area}s/${id}`, `${area}s/${id}/versions/1`]);
const registerOf = (area: string) => `zoo/zoo-1/${area}Register/all`;

describe('published content', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await openRules('demo-content');
    await environment.clearFirestore();
    const owned = (area: keyof typeof KINDS, id: string, zooId: string | null) => [
      { path: `${area}s/${id}`, data: { ...KINDS[area].draft({ zooId }), [`${area}Id`]: id, version: 1 } },
      { path: `${area}s/${id}/versions/1`, data: { ...KINDS[area].version({ zooId }), [`${area}Id`]: id } },
    ];
    await place(environment, [
      ...peopleOfRoles(),
      ...AREAS.flatMap((area) => [
        ...owned(area, 'official', null),
        ...owned(area, 'ours', 'zoo-1'),
        { path: registerOf(area), data: { [`${area}s`]: {}, updatedAtUnix: 1 } },
      ]),
    ]);
  });
  afterAll(() => environment.cleanup());

  describe.each(AREAS)('of the kind "%s"', (area) => {
    const all = [...pathsOf(area), registerOf(area)];
    const reads = async (person: string) => {
      const database = seenBy(environment, person);
      const asked = await Promise.all(all.map((path) => isAllowed(() => getDoc(doc(database, path)))));
      return all.filter((_path, at) => asked[at] === true);
    };

    it.each(readersOf(area))('is read by %s, whether official or reserved', async (person) => {
      expect(await reads(person)).toEqual(all);
    });
    it('is read elsewhere when it is official, and not when it is reserved', async () => {
      expect(await reads('stranger')).toEqual(pathsOf(area).slice(0, 2));
    });
    it.each(CLOSED)('is closed to %s', async (person) => {
      expect(await reads(person)).toEqual([]);
    });
    it('is closed to who is not signed in', async () => {
      const database = environment.unauthenticatedContext().firestore();
      const asked = await Promise.all(all.map((path) => isAllowed(() => getDoc(doc(database as never, path)))));
      expect(asked).toEqual(all.map(() => false));
    });
    it('is listed by the people of its establishment alone', async () => {
      const mayList = (person: string) =>
        isAllowed(() =>
          getDocs(query(collection(seenBy(environment, person), `${area}s`), where('zooId', '==', 'zoo-1'))),
        );
      const refused = ['stranger', ...CLOSED];
      expect(await Promise.all([...readersOf(area), ...refused].map(mayList))).toEqual([
        ...readersOf(area).map(() => true),
        ...refused.map(() => false),
      ]);
    });
    it.each([...READERS.content, 'stranger'])(
      'is not created, changed or deleted by %s, published or not',
      async (person) => {
        const database = seenBy(environment, person);
        const mine = { ...KINDS[area].draft({ zooId: 'zoo-1' }) };
        const attempts = all.flatMap((path) => [
          isAllowed(() => updateDoc(doc(database, path), { [`${area}Ref`]: 'MINE' })),
          isAllowed(() => setDoc(doc(database, path), mine)),
          isAllowed(() => deleteDoc(doc(database, path))),
          isAllowed(() => setDoc(doc(database, `${path.replace(/[^/]+$/, '')}new`), mine)),
        ]);
        expect((await Promise.all(attempts)).filter(Boolean)).toEqual([]);
      },
    );
  });

  it('of the kind "context" is open to teachers in its versions, and closed as a draft and a list', async () => {
    const database = seenBy(environment, 'teacher');
    const all = [...pathsOf('context'), registerOf('context')];
    const asked = await Promise.all(all.map((path) => isAllowed(() => getDoc(doc(database, path)))));
    expect(all.filter((_path, at) => asked[at] === true)).toEqual([
      'contexts/official/versions/1',
      'contexts/ours/versions/1',
    ]);
  });
});
