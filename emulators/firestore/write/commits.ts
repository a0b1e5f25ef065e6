/** The writing calls. */
import { randomInt } from 'node:crypto';
import { FirestoreError, type CallContext, type Version } from '../contract.ts';
import type { Parts } from '../query/reads.ts';
import { encodeSelected, parseMask } from '../query/select.ts';
import type { Document } from '../store/document.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { encodeValue } from '../values/encode.ts';
import { formatVersion } from '../values/instant.ts';
import { checkCollectionId, checkParent } from '../values/resource-name.ts';
import type {
  BatchWriteRequest,
  BatchWriteResponse,
  CommitRequest,
  CommitResponse,
  CreateDocumentRequest,
  UpdateDocumentRequest,
  WireDocument,
  WireWrite,
  WireWriteResult,
} from '../wire.ts';
import { applyWrites, type Step } from './apply-writes.ts';
import { parseWrite } from './parse-write.ts';
import { statusCode } from './status-code.ts';
import type { Write } from './write.ts';

const ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

type Committed = { readonly version: Version; readonly steps: readonly Step[] };

export class Commits {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** All writes or none, within a transaction or without. */
  async commit(context: CallContext, request: CommitRequest): Promise<CommitResponse> {
    const { transactions } = this.#parts;
    const id = request.transaction ?? '';
    const transaction = id === '' ? null : transactions.require(context.database, id);
    try {
      const writes = (request.writes ?? []).map((write) => parseWrite(context.database, write));
      refuseReadOnly(transaction, writes);
      const done = await transactions.beforeCommit(
        transaction,
        writes.map((write) => write.name),
      );
      try {
        // Another commit may have come in between since the waiting ended.
        if (transaction !== null) transactions.assertCurrent(transaction);
        const { version, steps } = this.#commitNow(context, writes, transaction);
        return { writeResults: steps.map(toResult), commitTime: formatVersion(version) };
      } finally {
        done();
      }
    } finally {
      if (transaction !== null) transactions.end(transaction);
    }
  }

  /** Every write on its own: each succeeds or fails alone. */
  async batchWrite(context: CallContext, request: BatchWriteRequest): Promise<BatchWriteResponse> {
    const wires = request.writes ?? [];
    refuseRepeatedDocuments(wires);
    const outcomes = wires.map((wire) => this.#attempt(context, wire));
    return {
      writeResults: outcomes.map((outcome) => outcome.result),
      status: outcomes.map((outcome) => outcome.status),
    };
  }

  /** Creates a document, under a random id when none is given. */
  createDocument(context: CallContext, request: CreateDocumentRequest): WireDocument {
    const parent = checkParent(request.parent, context.database);
    const collection = `${parent}/${checkCollectionId(request.collectionId)}`;
    const id = request.documentId === undefined || request.documentId === '' ? randomId() : request.documentId;
    if (id.includes('/')) throw new FirestoreError('INVALID_ARGUMENT', `Document id "${id}" contains "/".`);
    const update = { ...request.document, name: `${collection}/${id}` };
    return this.#writeOne(context, { update, currentDocument: { exists: false } }, request.mask);
  }

  /** Sets a document, or merges the fields of the mask into it. */
  updateDocument(context: CallContext, request: UpdateDocumentRequest): WireDocument {
    const { document: update, updateMask, currentDocument } = request;
    const write = { update, ...(updateMask && { updateMask }), ...(currentDocument && { currentDocument }) };
    return this.#writeOne(context, write, request.mask);
  }

  /** Deletes a document; one that does not exist is no error unless the precondition says so. */
  deleteDocument(
    context: CallContext,
    { name, currentDocument }: { name: string; currentDocument?: WireWrite['currentDocument'] },
  ): void {
    const write = { delete: name, ...(currentDocument && { currentDocument }) };
    this.#commitNow(context, [parseWrite(context.database, write)], null);
  }

  #writeOne(context: CallContext, wire: WireWrite, mask: { fieldPaths?: string[] } | undefined): WireDocument {
    const { steps } = this.#commitNow(context, [parseWrite(context.database, wire)], null);
    return encodeSelected(steps[0]?.after as Document, parseMask(mask));
  }

  #attempt(
    context: CallContext,
    wire: WireWrite,
  ): { result: WireWriteResult; status: { code?: number; message?: string } } {
    try {
      const { steps } = this.#commitNow(context, [parseWrite(context.database, wire)], null);
      return { result: toResult(steps[0] as Step), status: {} };
    } catch (error) {
      if (!(error instanceof FirestoreError)) throw error;
      return { result: {}, status: { code: statusCode(error.code), message: error.message } };
    }
  }

  /** Rules are asked before preconditions are reported, so that nobody learns of documents they may not see. */
  #commitNow(context: CallContext, writes: readonly Write[], transaction: Transaction | null): Committed {
    const { store, guard, transactions } = this.#parts;
    const database = store.database(context.database);
    const version = store.clock.next();
    const lookup = (name: string): Document | null => database.documents.get(name) ?? null;
    const { steps, changes, refusal } = applyWrites(writes, lookup, version);
    guard.write(context, { steps, changes, refusal }, lookup, version);
    if (refusal !== null) throw refusal;
    transactions.overtake(database.name, changes, transaction);
    store.commit(database, version, changes, { caller: context.caller });
    this.#count(context.client, writes);
    return { version, steps };
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

function toResult({ write, after, results }: Step): WireWriteResult {
  return {
    ...(after === null ? {} : { updateTime: formatVersion(after.updateTime) }),
    ...(write.transforms.length === 0 ? {} : { transformResults: results.map(encodeValue) }),
  };
}

function refuseReadOnly(transaction: Transaction | null, writes: readonly Write[]): void {
  if (transaction === null || transaction.readVersion === null || writes.length === 0) return;
  throw new FirestoreError('INVALID_ARGUMENT', 'Cannot modify entities in a read-only transaction.');
}

function refuseRepeatedDocuments(writes: readonly WireWrite[]): void {
  const names = writes.map((write) => write.update?.name ?? write.delete ?? write.transform?.document ?? write.verify);
  if (new Set(names).size === names.length) return;
  throw new FirestoreError('INVALID_ARGUMENT', 'Cannot write to the same document more than once in a batch write.');
}

function randomId(): string {
  return Array.from({ length: 20 }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('');
}
