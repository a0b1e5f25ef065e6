/** Sends every commit to the clients it concerns. */
import type { Backend, CommitEvent, CompiledQuery, DocumentChange, StoredDocument, Version } from '../contract.ts';
import { CollectionIndex } from './collection-index.ts';
import { CommitHistory } from './history.ts';
import { QueryView } from './query-view.ts';
import type { ViewChange } from './query-view.ts';
import type { DocumentsTarget, QueryTarget, Target } from './targets.ts';

/** One client's stream, as the hub calls it. */
export type HubClient = {
  readonly database: string;
  /** Notes that the result of a query changed; `flush` sends it. */
  noteView(target: QueryTarget, change: ViewChange): void;
  /** Notes that a document changed; `flush` sends it. */
  noteDocument(target: DocumentsTarget, name: string, after: StoredDocument | null): void;
  /** Sends everything noted as one snapshot at this version. */
  flush(version: Version): void;
  /** Sends the present time, for a client without news. */
  beat(): void;
  /** Ends the targets that the rules no longer allow. */
  recheck(reason: 'rules' | 'data'): void;
  fail(error: unknown, log: (line: string) => void): void;
};

type Subscriber<Kind extends Target> = { readonly session: HubClient; readonly target: Kind };
type SharedView = { readonly view: QueryView; readonly subscribers: Set<Subscriber<QueryTarget>> };

export type HubOptions = { readonly backend: Backend; readonly log: (line: string) => void };

/**
 * Permissions that depend on other documents are checked again shortly after a commit. With very many listeners the
 * checks are less frequent, so that they take at most a tenth of the time.
 */
const RECHECK_DELAY_MS = 100;
const RECHECK_SHARE = 10;

/**
 * The interval at which idle listeners get the current time, from which a client can resume. The server SDKs also
 * reopen a stream that was silent for two minutes.
 */
const HEARTBEAT_MS = 45_000;

/** One hub per server. Equal queries of several clients share one view. */
export class ListenHub {
  readonly #backend: Backend;
  readonly #log: (line: string) => void;
  readonly #views = new Map<string, SharedView>();
  readonly #index = new CollectionIndex();
  readonly #documents = new Map<string, Set<Subscriber<DocumentsTarget>>>();
  readonly #sessions = new Set<HubClient>();
  readonly #histories = new Map<string, CommitHistory>();
  readonly #rechecks = new Map<string, NodeJS.Timeout>();
  readonly #stop: () => void;
  readonly #heartbeat: NodeJS.Timeout;
  #recheckMs = 0;
  #announced: CommitEvent[] = [];
  #catchUp: NodeJS.Immediate | null = null;

  constructor(options: HubOptions) {
    this.#backend = options.backend;
    this.#log = options.log;
    this.#stop = options.backend.onCommit((event) => this.#announce(event));
    this.#heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS);
    this.#heartbeat.unref();
  }

  /** Sends all commits so far, so that the next request is answered as of now. */
  catchUp(): void {
    if (this.#catchUp !== null) clearImmediate(this.#catchUp);
    this.#catchUp = null;
    const events = this.#announced;
    this.#announced = [];
    for (const event of events) this.#committed(event);
  }

  /** The commits after a version; null when the version is too old. */
  changesSince(database: string, version: Version): ReturnType<CommitHistory['since']> {
    return this.#historyOf(database).since(version, this.#backend.currentVersion(database));
  }

  open(session: HubClient): void {
    this.catchUp();
    this.#sessions.add(session);
    this.#historyOf(session.database);
  }

  leave(session: HubClient): void {
    this.#sessions.delete(session);
  }

  /** The shared view of a query; `subscribe` must follow in the same turn of the event loop. */
  view(query: CompiledQuery): QueryView {
    const key = `${query.parent}\n${JSON.stringify(query.source)}`;
    return this.#views.get(key)?.view ?? new QueryView(this.#backend, query, key);
  }

  subscribe(session: HubClient, target: Target): void {
    if (target.kind === 'query') {
      let shared = this.#views.get(target.view.key);
      if (shared === undefined) {
        shared = { view: target.view, subscribers: new Set() };
        this.#views.set(target.view.key, shared);
        this.#index.add(target.view);
      }
      shared.subscribers.add({ session, target });
      return;
    }
    for (const name of target.known.keys()) {
      const subscribers = this.#documents.get(name) ?? new Set();
      subscribers.add({ session, target });
      this.#documents.set(name, subscribers);
    }
  }

  unsubscribe(session: HubClient, target: Target): void {
    if (target.kind === 'query') {
      const shared = this.#views.get(target.view.key);
      if (shared === undefined) return;
      removeSubscriber(shared.subscribers, session, target);
      if (shared.subscribers.size > 0) return;
      this.#views.delete(target.view.key);
      this.#index.delete(target.view);
      return;
    }
    for (const name of target.known.keys()) {
      const subscribers = this.#documents.get(name);
      if (subscribers === undefined) continue;
      removeSubscriber(subscribers, session, target);
      if (subscribers.size === 0) this.#documents.delete(name);
    }
  }

  /** Ends the targets that new rules no longer allow. */
  rulesChanged(): void {
    this.catchUp();
    for (const session of [...this.#sessions]) this.#guarded(session, () => session.recheck('rules'));
  }

  /** Sends every client the present time to resume from. */
  beat(): void {
    this.catchUp();
    for (const session of [...this.#sessions]) this.#guarded(session, () => session.beat());
  }

  close(): void {
    this.#stop();
    clearInterval(this.#heartbeat);
    if (this.#catchUp !== null) clearImmediate(this.#catchUp);
    for (const timer of this.#rechecks.values()) clearTimeout(timer);
    this.#rechecks.clear();
  }

  #historyOf(database: string): CommitHistory {
    let history = this.#histories.get(database);
    if (history === undefined) {
      history = new CommitHistory(this.#backend.currentVersion(database));
      this.#histories.set(database, history);
    }
    return history;
  }

  /** The writer gets its answer first, then the listeners: in this order a client never sees its own write twice. */
  #announce(event: CommitEvent): void {
    this.#announced.push(event);
    this.#catchUp ??= setImmediate(() => this.catchUp());
  }

  #committed(event: CommitEvent): void {
    this.#historyOf(event.database).record(event);
    const touched = new Set<HubClient>();
    for (const [view, changes] of this.#concernedViews(event.changes)) {
      const change = this.#applied(view, changes);
      if (change === null) continue;
      for (const { session, target } of this.#views.get(view.key)?.subscribers ?? []) {
        session.noteView(target, change);
        touched.add(session);
      }
    }
    for (const { name, after } of event.changes) {
      for (const { session, target } of this.#documents.get(name) ?? []) {
        session.noteDocument(target, name, after);
        touched.add(session);
      }
    }
    for (const session of touched) this.#guarded(session, () => session.flush(event.version));
    this.#scheduleRecheck(event.database);
  }

  /** A result that cannot be computed ends its listeners and affects no other client. */
  #applied(view: QueryView, changes: readonly DocumentChange[]): ViewChange | null {
    try {
      return view.apply(changes);
    } catch (error) {
      for (const { session } of [...(this.#views.get(view.key)?.subscribers ?? [])]) session.fail(error, this.#log);
      return null;
    }
  }

  #concernedViews(changes: readonly DocumentChange[]): Map<QueryView, DocumentChange[]> {
    const concerned = new Map<QueryView, DocumentChange[]>();
    for (const change of changes) {
      for (const view of this.#index.concernedBy(change.name)) {
        const list = concerned.get(view);
        if (list === undefined) concerned.set(view, [change]);
        else list.push(change);
      }
    }
    return concerned;
  }

  #scheduleRecheck(database: string): void {
    if (this.#rechecks.has(database) || this.#sessions.size === 0) return;
    const timer = setTimeout(
      () => {
        this.#rechecks.delete(database);
        const started = performance.now();
        for (const session of [...this.#sessions]) {
          if (session.database === database) this.#guarded(session, () => session.recheck('data'));
        }
        this.#recheckMs = performance.now() - started;
      },
      Math.max(RECHECK_DELAY_MS, this.#recheckMs * RECHECK_SHARE),
    );
    timer.unref();
    this.#rechecks.set(database, timer);
  }

  /** An error of one client must not keep a commit from the other clients, nor from its writer. */
  #guarded(session: HubClient, action: () => void): void {
    try {
      action();
    } catch (error) {
      session.fail(error, this.#log);
    }
  }
}

function removeSubscriber<Kind extends Target>(
  subscribers: Set<Subscriber<Kind>>,
  session: HubClient,
  target: Kind,
): void {
  for (const subscriber of subscribers) {
    if (subscriber.session === session && subscriber.target === target) subscribers.delete(subscriber);
  }
}
