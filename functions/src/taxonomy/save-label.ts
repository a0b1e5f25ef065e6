import type * as z from 'zod/mini';
import { saveLabelContract } from '../../../src/domain/callables/taxonomy.ts';
import { checkLabel, tidyLabel } from '../../../src/domain/taxonomy/check-label.ts';
import { labelDocument } from '../../../src/domain/taxonomy/label-document.ts';
import { catalogueCallable } from './reference-editor.ts';
import { database } from '../common/firebase.ts';
import { isDocumentId } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { LABEL_COLLECTIONS } from './taxonomy-paths.ts';

type Request = z.infer<typeof saveLabelContract.request>;

/**
 * Creates, renames, archives or restores a tag, a category or a goal. Archiving is deletion: records that have it keep
 * it.
 * @source src/domain/callables/taxonomy.ts; specification, point 4 "Categories, tags, goals"
 */
export const saveLabel = catalogueCallable(saveLabelContract, {
  handle: save,
});

async function save(request: Request): Promise<{ id: string } | Refusal> {
  const { kind, archived } = request;
  const tidy = tidyLabel(request);
  const [wrong] = Object.entries(checkLabel(tidy));
  if (wrong !== undefined) return refuse(wrong[1].code, wrong[0]);
  if (request.id !== null && !isDocumentId(request.id)) return refuse('generic/not-found', 'id');
  const labels = database().collection(LABEL_COLLECTIONS[kind]);
  return database().runTransaction(async (transaction) => {
    const document = request.id === null ? labels.doc() : labels.doc(request.id);
    if (request.id !== null && !(await transaction.get(document)).exists) return refuse('generic/not-found', 'id');
    const { id } = document;
    // Field by field, so that a removed name goes; fields of other parts of the product stay.
    const stored = labelDocument(kind, { id, ...tidy, archived });
    transaction.set(document, stored, { mergeFields: Object.keys(stored) });
    return { id };
  });
}
