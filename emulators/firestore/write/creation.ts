/** Turns CreateDocument into a write. */
import { randomInt } from 'node:crypto';
import { FirestoreError } from '../contract.ts';
import { checkCollectionId, checkParent } from '../values/resource-name.ts';
import type { CreateDocumentRequest, WireWrite } from '../wire.ts';

const ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A write of a document that must not exist, with a random id unless the request gives one. */
export function creationOf(database: string, request: CreateDocumentRequest): WireWrite {
  const parent = checkParent(request.parent, database);
  const collection = `${parent}/${checkCollectionId(request.collectionId)}`;
  const id = request.documentId === undefined || request.documentId === '' ? randomId() : request.documentId;
  if (id.includes('/')) throw new FirestoreError('INVALID_ARGUMENT', `Document id "${id}" contains "/".`);
  return { update: { ...request.document, name: `${collection}/${id}` }, currentDocument: { exists: false } };
}

function randomId(): string {
  return Array.from({ length: 20 }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('');
}
