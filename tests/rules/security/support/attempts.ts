import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import type { Access } from '../../../../src/domain/collections/declaration.ts';
import { COLLECTIONS } from '../../../../src/domain/collections/collections.ts';
import { changeOf } from './changes.ts';
import { collectionOf, pathOf, type Spot } from './paths.ts';
import { sampleOf } from './samples.ts';
import { documentId } from '../../../../scripts/seed/document-id.ts';

/** The person who tries, on their device. */
export type Person = { readonly userId: string; readonly database: Firestore };

/** Something that a person tries, and its name in a list of what was allowed. */
export type Attempt = { readonly what: string; readonly go: () => Promise<unknown> };

let serial = 0;

/** Returns where a new document of the pattern may stand in an establishment. */
export function freshSpot(pattern: string, zooId: string): Spot {
  serial += 1;
  return pattern === 'zoo/{zooId}'
    ? { zooId: `${zooId}-new-${serial}`, id: '' }
    : { zooId, id: documentId(`new ${serial}`) };
}

/** Returns the five accesses to an existing document, and to its collection by the product's query. */
export function accessesTo(pattern: string, there: Spot, { userId, database }: Person): Record<Access, Attempt['go']> {
  const path = pathOf(pattern, there);
  return {
    get: () => getDoc(doc(database, path)),
    list: () => getDocs(listOf(pattern, there.zooId, { userId, database })),
    create: () => {
      const spot = freshSpot(pattern, there.zooId);
      return setDoc(doc(database, pathOf(pattern, spot)), sampleOf(pattern, { ...spot, by: userId }));
    },
    update: () => updateDoc(doc(database, path), changeOf(pattern, userId)),
    delete: () => deleteDoc(doc(database, path)),
  };
}

/** Returns the narrowest query for the documents of one establishment. */
export function listOf(pattern: string, zooId: string, { userId, database }: Person) {
  const all = collection(database, collectionOf(pathOf(pattern, { zooId, id: 'any' })));
  if (pattern === 'zoo/{zooId}') return query(all, where('staffAccess', 'array-contains', userId));
  const owner = COLLECTIONS[pattern]?.owner;
  const named = owner === 'establishment, by zooId' || owner === 'server';
  return named ? query(all, where('zooId', '==', zooId)) : query(all);
}
