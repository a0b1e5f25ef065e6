/** Which collections, and so which documents, a query looks at. */
import type { Collection } from '../store/collection.ts';
import type { Database } from '../store/database.ts';
import { collectionPathOf, lastSegment } from '../values/resource-name.ts';
import type { Scope } from './plan.ts';

/** The existing collections of a scope. */
export function collectionsOf(database: Database, scope: Scope): readonly Collection[] {
  if (!scope.allDescendants && scope.collectionId !== '') {
    const collection = database.collections.get(joinPath(scope.parentPath, scope.collectionId));
    return collection === undefined ? [] : [collection];
  }
  const candidates = scope.collectionId === '' ? database.collections.values() : database.group(scope.collectionId);
  return [...candidates].filter((collection) => coversCollection(scope, collection.path));
}

/** Whether a document's name lies in the scope. */
export function coversName(scope: Scope, name: string): boolean {
  return name.startsWith(`${scope.database}/documents/`) && coversCollection(scope, collectionPathOf(name));
}

function coversCollection({ parentPath, collectionId, allDescendants }: Scope, path: string): boolean {
  if (collectionId !== '' && lastSegment(path) !== collectionId) return false;
  if (allDescendants) return parentPath === '' || path.startsWith(`${parentPath}/`);
  const parent = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
  return parent === parentPath;
}

function joinPath(parent: string, id: string): string {
  return parent === '' ? id : `${parent}/${id}`;
}
