/** One Listen stream: its targets, their results, and the messages to the client. */
import { FirestoreError } from '../contract.ts';
import type { Backend, CallContext, StoredDocument, Version } from '../contract.ts';
import { RECHECK_CLIENT } from '../access/meter.ts';
import { asFirestoreError, grpcCode } from '../transports/status.ts';
import type { StreamOutput } from '../transports/streams.ts';
import type { ListenResponse, TargetChangeType, WireTarget } from '../wire.ts';
import type { HubClient, ListenHub } from './hub.ts';
import type { ViewChange } from './query-view.ts';
import { resumeToken } from './resume-token.ts';
import { Snapshot } from './snapshot.ts';
import { initialAnswer } from './initial-answer.ts';
import { createTarget } from './create-target.ts';
import type { DocumentsTarget, QueryTarget, Target } from './targets.ts';
import { versionTime } from './version-time.ts';

export type ListenSessionOptions = {
  readonly backend: Backend;
  readonly hub: ListenHub;
  readonly context: CallContext;
  readonly output: StreamOutput<ListenResponse>;
};

/** Sends snapshots: documents first, then the version at which they are complete. */
export class ListenSession implements HubClient {
  readonly #backend: Backend;
  readonly #hub: ListenHub;
  readonly #context: CallContext;
  readonly #recheckContext: CallContext;
  readonly #output: StreamOutput<ListenResponse>;
  readonly #targets = new Map<number, Target>();
  #pending = new Map<Target, ((snapshot: Snapshot) => void)[]>();
  #version: Version = 0n;
  #closed = false;

  constructor(options: ListenSessionOptions) {
    this.#backend = options.backend;
    this.#hub = options.hub;
    this.#context = options.context;
    this.#recheckContext = { ...options.context, client: RECHECK_CLIENT };
    this.#output = options.output;
    this.#hub.open(this);
  }

  get database(): string {
    return this.#context.database;
  }

  /** Starts a target and sends its first answer. A refused target ends alone; the stream continues. */
  addTarget(wire: WireTarget): void {
    this.#hub.catchUp();
    const id = this.#targetId(wire.targetId);
    this.#forget(id);
    let target: Target;
    try {
      target = createTarget({ backend: this.#backend, hub: this.#hub, context: this.#context }, id, wire);
    } catch (error) {
      if (!(error instanceof FirestoreError)) throw error;
      this.#sendRefusal(id, error);
      return;
    }
    this.#targets.set(id, target);
    this.#hub.subscribe(this, target);
    const version = this.#advance(this.#backend.currentVersion(this.database));
    this.#sendTargetChange('ADD', [id]);
    const answer = initialAnswer({ backend: this.#backend, hub: this.#hub, database: this.database }, target, wire);
    if (answer.reset) this.#sendTargetChange('RESET', [id]);
    this.#sendSnapshot(answer.snapshot, version, answer.leastReads);
    if (answer.filter !== null) this.#output.send({ filter: { targetId: id, ...answer.filter } });
    this.#sendTargetChange('CURRENT', [id], version);
    this.#sendTargetChange('NO_CHANGE', [], version);
    if (wire.once === true) this.removeTarget(id);
  }

  removeTarget(id: number): void {
    this.#forget(id);
    this.#sendTargetChange('REMOVE', [id]);
  }

  noteView(target: QueryTarget, change: ViewChange): void {
    this.#note(target, (snapshot) => {
      for (const document of change.present) snapshot.present(target.id, document, target.selected);
      for (const { name, after, changed } of change.left) snapshot.left(target.id, name, after, changed);
    });
  }

  noteDocument(target: DocumentsTarget, name: string, after: StoredDocument | null): void {
    target.known.set(name, after?.updateTime ?? null);
    this.#note(target, (snapshot) => {
      if (after === null) snapshot.left(target.id, name, null, true);
      else snapshot.present(target.id, after, null);
    });
  }

  /** Sends everything noted to the client, as one snapshot at this version. */
  flush(version: Version): void {
    const pending = this.#pending;
    this.#pending = new Map();
    if (this.#closed || pending.size === 0) return;
    const snapshot = new Snapshot();
    let hasNews = false;
    for (const [target, notes] of pending) {
      // The permission is checked first: a forbidden document must not be sent once more.
      if (this.#targets.get(target.id) !== target || !this.#stillAllowed(target, 'data')) continue;
      for (const note of notes) note(snapshot);
      hasNews = true;
    }
    if (!hasNews) return;
    const reached = this.#advance(version);
    this.#sendSnapshot(snapshot, reached, 0);
    this.#sendTargetChange('NO_CHANGE', [], reached);
  }

  /** Sends a client without news the current time. */
  beat(): void {
    if (this.#targets.size === 0) return;
    this.#sendTargetChange('NO_CHANGE', [], this.#advance(this.#backend.currentVersion(this.database)));
  }

  /** Ends the targets that the rules no longer allow. */
  recheck(reason: 'rules' | 'data'): void {
    if (this.#context.caller.kind === 'owner') return;
    for (const target of [...this.#targets.values()]) this.#stillAllowed(target, reason);
  }

  fail(error: unknown, log: (line: string) => void): void {
    this.#output.fail(asFirestoreError(error, log));
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    for (const id of [...this.#targets.keys()]) this.#forget(id);
    this.#hub.leave(this);
  }

  #note(target: Target, note: (snapshot: Snapshot) => void): void {
    const notes = this.#pending.get(target);
    if (notes === undefined) this.#pending.set(target, [note]);
    else notes.push(note);
  }

  #stillAllowed(target: Target, reason: 'rules' | 'data'): boolean {
    if (this.#context.caller.kind === 'owner') return true;
    try {
      if (target.kind === 'query') this.#backend.authorizeList(this.#recheckContext, target.view.query);
      else {
        for (const [name, known] of target.known) {
          // A deletion reveals nothing, and most rules cannot be evaluated for a missing document.
          if (reason === 'rules' || known !== null) this.#backend.authorizeGet(this.#recheckContext, name);
        }
      }
      return true;
    } catch (error) {
      if (!(error instanceof FirestoreError)) throw error;
      this.#forget(target.id);
      this.#sendRefusal(target.id, error);
      return false;
    }
  }

  #mayRead(document: StoredDocument): boolean {
    if (this.#context.caller.kind === 'owner') return true;
    try {
      this.#backend.authorizeGet(this.#recheckContext, document.name);
      return true;
    } catch {
      return false;
    }
  }

  #forget(id: number): void {
    const target = this.#targets.get(id);
    if (target === undefined) return;
    this.#targets.delete(id);
    this.#pending.delete(target);
    this.#hub.unsubscribe(this, target);
  }

  #targetId(wished: number | undefined): number {
    if (wished !== undefined && wished !== 0) return wished;
    let id = 1;
    while (this.#targets.has(id)) id += 1;
    return id;
  }

  /** The time that a client sees never runs backwards. */
  #advance(version: Version): Version {
    if (version > this.#version) this.#version = version;
    return this.#version;
  }

  #sendSnapshot(snapshot: Snapshot, version: Version, leastReads: number): void {
    const messages = snapshot.messages({
      toWire: (document) => this.#backend.toWire(document),
      mayRead: (document) => this.#mayRead(document),
      readTime: versionTime(version),
    });
    for (const message of messages) this.#output.send(message);
    const reads = Math.max(snapshot.reads, leastReads);
    if (reads > 0) this.#backend.countReads(this.#context.client, reads);
  }

  #sendTargetChange(targetChangeType: TargetChangeType, targetIds: number[], version?: Version): void {
    const time = version === undefined ? {} : { resumeToken: resumeToken(version), readTime: versionTime(version) };
    this.#output.send({ targetChange: { targetChangeType, targetIds, ...time } });
  }

  #sendRefusal(id: number, error: FirestoreError): void {
    const cause = { code: grpcCode(error.code), message: error.message };
    this.#output.send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [id], cause } });
  }
}
