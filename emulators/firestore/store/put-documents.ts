/** Puts the documents of an export in place, with their original times. */
import type { Transactions } from '../transactions/transactions.ts';
import { decodeFields } from '../values/decode.ts';
import { parseVersion } from '../values/instant.ts';
import { checkDocumentName, databaseOf } from '../values/resource-name.ts';
import type { WireDocument } from '../wire.ts';
import type { Document } from './document.ts';
import type { Store } from './store.ts';

/** Makes one commit per database. An unreadable document leaves everything as it was. */
export function putDocuments(
  { store, transactions }: { readonly store: Store; readonly transactions: Transactions },
  wires: readonly WireDocument[],
): void {
  const byDatabase = Map.groupBy(wires.map(toDocument), ({ name }) => databaseOf(name));
  for (const [name, documents] of byDatabase) {
    const database = store.database(name);
    // Later versions must be greater than the times of the imported documents.
    for (const { updateTime } of documents) store.clock.advanceTo(updateTime);
    const changes = documents.map((after) => ({
      name: after.name,
      before: database.documents.get(after.name) ?? null,
      after,
    }));
    transactions.overtake(name, changes, null);
    store.commit(database, store.clock.next(), changes);
  }
}

function toDocument({ name, fields, createTime = '', updateTime = '' }: WireDocument): Document {
  return {
    name: checkDocumentName(name, databaseOf(name ?? '')),
    createTime: parseVersion(createTime),
    updateTime: parseVersion(updateTime),
    fields: decodeFields(fields),
  };
}
