/** The writing calls. */
import { FirestoreError, type CallContext, type Version } from '../contract.ts';
import type { Parts } from '../query/reads.ts';
import { encodeSelected, parseMask } from '../query/select.ts';
import type { Document } from '../store/document.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { formatVersion } from '../values/instant.ts';
import type {
  BatchWriteRequest,
  BatchWriteResponse,
  CommitRequest,
  CommitResponse,
  CreateDocumentRequest,
  UpdateDocumentRequest,
  WireDocument,
  WirePrecondition,
  WireWrite,
} from '../wire.ts';
import { applyWrites, type Step } from './apply-writes.ts';
import { refuseRepeatedDocuments, separately } from './batch.ts';
import { creationOf } from './creation.ts';
import { parseWrites } from './parse-write.ts';
import { toResult } from './result.ts';
import type { Write } from './write.ts';

type Committed = { readonly version: Version; readonly steps: readonly Step[] };

export class Commits {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Commits all writes or none, with or without a transaction. */
  async commit(context: CallContext, request: CommitRequest): Promise<CommitResponse> {
    const { transactions } = this.#parts;
    const id = request.transaction ?? '';
    const transaction = id === '' ? null : transactions.require(context.database, id);
    try {
      const writes = parseWrites(context.database, request.writes);
      refuseReadOnly(transaction, writes);
      const { version, steps } = await this.#inTurn(context, writes, transaction);
      return { writeResults: steps.map(toResult), commitTime: formatVersion(version) };
    } finally {
      if (transaction !== null) transactions.end(transaction);
    }
  }

  /** Applies every write on its own: each one succeeds or fails alone. */
  async batchWrite(context: CallContext, request: BatchWriteRequest): Promise<BatchWriteResponse> {
    refuseRepeatedDocuments(request.writes ?? []);
    return separately(request.writes ?? [], (wire) => this.#writeOne(context, wire));
  }

  /** Creates a document, with a random id unless the request gives one. */
  async createDocument(context: CallContext, request: CreateDocumentRequest): Promise<WireDocument> {
    return this.#writtenDocument(context, creationOf(context.database, request), request.mask);
  }

  /** Sets a document, or merges the fields of the mask into it. */
  async updateDocument(context: CallContext, request: UpdateDocumentRequest): Promise<WireDocument> {
    const { document: update, updateMask, currentDocument } = request;
    const write = { update, ...(updateMask && { updateMask }), ...(currentDocument && { currentDocument }) };
    return this.#writtenDocument(context, write, request.mask);
  }

  /** Deletes a document. A missing document is no error unless the precondition says so. */
  async deleteDocument(
    context: CallContext,
    { name, currentDocument }: { name: string; currentDocument?: WirePrecondition },
  ): Promise<void> {
    await this.#writeOne(context, { delete: name, ...(currentDocument && { currentDocument }) });
  }

  async #writtenDocument(
    context: CallContext,
    wire: WireWrite,
    mask: UpdateDocumentRequest['mask'],
  ): Promise<WireDocument> {
    const paths = parseMask(mask);
    const { after } = await this.#writeOne(context, wire);
    return encodeSelected(after as Document, paths);
  }

  async #writeOne(context: CallContext, wire: WireWrite): Promise<Step> {
    const { steps } = await this.#inTurn(context, parseWrites(context.database, [wire]), null);
    return steps[0] as Step;
  }

  /**
   * Commits as soon as no transaction is disturbed by it, or the transaction holds the locks of the documents it
   * writes.
   */
  async #inTurn(context: CallContext, writes: readonly Write[], transaction: Transaction | null): Promise<Committed> {
    const { store, transactions } = this.#parts;
    const names = writes.map(({ name }) => name);
    const done = await transactions.beforeCommit({ database: context.database, transaction, names }, () => {
      const moment = { version: store.clock.present(), time: store.timeOfDay() };
      return applyWrites(writes, this.#lookup(context), moment).changes;
    });
    try {
      // Another commit may have been made since the wait ended.
      if (transaction !== null) transactions.assertCurrent(transaction);
      return this.#commitNow(context, writes, transaction);
    } finally {
      done();
    }
  }

  /** The rules decide before preconditions are reported, so that nobody learns of documents they may not read. */
  #commitNow(context: CallContext, writes: readonly Write[], transaction: Transaction | null): Committed {
    const { store, guard, transactions } = this.#parts;
    const database = store.database(context.database);
    const moment = { version: store.clock.next(), time: store.timeOfDay() };
    const lookup = this.#lookup(context);
    const { steps, changes, refusal } = applyWrites(writes, lookup, moment);
    guard.write(context, { steps, changes, refusal }, lookup, moment.time);
    if (refusal !== null) throw refusal;
    store.commit(database, moment.version, changes, { caller: context.caller });
    transactions.overtake(database.name, changes, transaction);
    this.#count(context.client, writes);
    return { version: moment.version, steps };
  }

  #lookup({ database }: CallContext): (name: string) => Document | null {
    const { documents } = this.#parts.store.database(database);
    return (name) => documents.get(name) ?? null;
  }

  #count(client: string, writes: readonly Write[]): void {
    const { meter } = this.#parts;
    for (const { kind } of writes) {
      if (kind === 'delete') meter.delete(client);
      else if (kind === 'verify') meter.read(client, 1);
      else meter.write(client);
    }
  }
}

function refuseReadOnly(transaction: Transaction | null, writes: readonly Write[]): void {
  if (transaction === null || transaction.readVersion === null || writes.length === 0) return;
  throw new FirestoreError('INVALID_ARGUMENT', 'Cannot modify entities in a read-only transaction.');
}
