import type { Transaction } from 'firebase-admin/firestore';
import { type BibliographyRegister, bibliographyRegisterSchema } from '../../../src/domain/bibliography/reference.ts';
import { database } from '../common/firebase.ts';
import { BIBLIOGRAPHY_REGISTER_PATH } from './question-paths.ts';

/** Returns the register of the bibliography; null while there is none. */
export async function registerIn(transaction: Transaction): Promise<BibliographyRegister | null> {
  const document = await transaction.get(database().doc(BIBLIOGRAPHY_REGISTER_PATH));
  return document.exists ? bibliographyRegisterSchema.parse(document.data()) : null;
}

/** Returns the ids of the sources that the bibliography has; none while there is no bibliography. */
export async function referenceIdsIn(transaction: Transaction): Promise<ReadonlySet<string>> {
  return new Set(Object.keys((await registerIn(transaction))?.references ?? {}));
}
