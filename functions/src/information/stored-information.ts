import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { type Information, informationSchema } from '../../../src/domain/information/information.ts';
import { database } from '../common/firebase.ts';
import { logFailure } from '../common/log-failure.ts';
import { informationPath, isDocumentId } from '../common/paths.ts';

/** Reads an information of an establishment within a transaction; null for one that is gone or another's. */
export async function readInformation(
  transaction: Transaction,
  zooId: string,
  informationId: string,
): Promise<Information | null> {
  if (!isDocumentId(informationId)) return null;
  const document = await transaction.get(database().doc(informationPath(informationId)));
  return document.get('zooId') === zooId ? informationOf(document) : null;
}

/** Returns the information of a stored document. Throws for one of another shape: the server alone writes them. */
export function informationOf(document: DocumentSnapshot): Information {
  return informationSchema.parse({ ...document.data(), informationId: document.id });
}

/**
 * Returns the information of a stored document, or null for one of another shape. That is logged for the function: an event, come
 * again, would find the same.
 */
export function readableInformation(document: DocumentSnapshot, functionName: string): Information | null {
  try {
    return informationOf(document);
  } catch (failure) {
    logFailure(functionName, failure, { informationId: document.id });
    return null;
  }
}
