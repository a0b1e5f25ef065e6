import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { olderFieldsOf } from '../../../src/domain/fields/field.ts';
import { type Information, informationSchema } from '../../../src/domain/information/information.ts';
import { database } from '../common/firebase.ts';
import { logFailure } from '../common/log-failure.ts';
import { informationPath, isDocumentId } from '../common/paths.ts';

/** Reads an information of an establishment within a transaction; null when it is gone or another establishment's. */
export async function readInformation(
  transaction: Transaction,
  zooId: string,
  informationId: string,
): Promise<Information | null> {
  if (!isDocumentId(informationId)) return null;
  const document = await transaction.get(database().doc(informationPath(informationId)));
  return document.get('zooId') === zooId ? informationOf(document) : null;
}

const OLDER_INFORMATION = olderFieldsOf(informationSchema);

/**
 * Returns the information of a stored document; an older one without an audience is for nobody. Throws for a document
 * of another shape: the server alone writes them.
 */
export function informationOf(document: DocumentSnapshot): Information {
  return informationSchema.parse({ ...OLDER_INFORMATION, ...document.data(), informationId: document.id });
}

/**
 * Returns the information of a stored document, or null for a document of another shape, which is logged for the
 * function: a repeated event would find the same document.
 */
export function readableInformation(document: DocumentSnapshot, functionName: string): Information | null {
  try {
    return informationOf(document);
  } catch (failure) {
    logFailure(functionName, failure, { informationId: document.id });
    return null;
  }
}
