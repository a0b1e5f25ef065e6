/** The documents a query searches. */
import type { Collection, CollectionGroup } from '../store/collection.ts';
import type { Database } from '../store/database.ts';
import { collectionPathOf, lastSegment } from '../values/resource-name.ts';
import type { Scope } from './plan.ts';

/** The disjoint parts of the scope: one collection, a whole group, or several collections. */
export function sourcesOf(database: Database, scope: Scope): readonly (Collection | CollectionGroup)[] {
  const { parentPath, collectionId, allDescendants } = scope;
  if (collectionId === '') {
    return [...database.collections.values()].filter((collection) => coversCollection(scope, collection.path));
  }
  if (!allDescendants) {
    const collection = database.collections.get(parentPath === '' ? collectionId : `${parentPath}/${collectionId}`);
    return collection === undefined ? [] : [collection];
  }
  const group = database.group(collectionId);
  if (group === null) return [];
  if (parentPath === '') return [group];
  return [...group.collections].filter((collection) => coversCollection(scope, collection.path));
}

/** Returns whether a document's name is in the scope. */
export function coversName(scope: Scope, name: string): boolean {
  return name.startsWith(`${scope.database}/documents/`) && coversCollection(scope, collectionPathOf(name));
}

function coversCollection({ parentPath, collectionId, allDescendants }: Scope, path: string): boolean {
  if (collectionId !== '' && lastSegment(path) !== collectionId) return false;
  if (allDescendants) return parentPath === '' || path.startsWith(`${parentPath}/`);
  const parent = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
  return parent === parentPath;
}
