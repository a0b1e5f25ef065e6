import type { Backend, CommitEvent, DocumentChange } from '../../firestore/contract.ts';
import { changesNothing, cloudEvent, type DocumentEvent, firesOn, parseDocumentName } from './document-event.ts';
import type { FunctionsClient } from './functions-client.ts';
import type { LoadedFunction } from './loaded-functions.ts';
import { createOrderedQueue } from './ordered-queue.ts';
import { documentMatcher } from './path-pattern.ts';

// Each call at the same time costs a process of firebase-tools: many small queues, few processes.
const CALLS_AT_ONCE = 2;
const DRAIN_MS = 3000;

type Trigger = {
  readonly target: LoadedFunction;
  readonly kind: Extract<LoadedFunction['kind'], { on: 'document' }>;
  readonly matches: (path: string) => boolean;
};

export type DocumentTriggers = {
  /** Replaces the functions to deliver to; commits seen before the first call are delivered then. */
  setFunctions(functions: readonly LoadedFunction[]): void;
  /** Commits made while paused are never delivered. */
  setPaused(paused: boolean): void;
  /** deliveries waiting or running */
  pending(): number;
  /** Lets deliveries end for a short while, then drops the rest and answers how many. */
  stop(): Promise<number>;
};

/**
 * Delivers the changes of one project's documents to its functions: at least once, in order per function and document,
 * after the commit and without holding it up. As in production, a function that throws is not called again.
 */
export function startDocumentTriggers(options: {
  readonly backend: Pick<Backend, 'onCommit' | 'toWire'>;
  readonly client: FunctionsClient;
  readonly projectId: string;
  readonly log: (line: string) => void;
}): DocumentTriggers {
  const { backend, client, projectId, log } = options;
  const queue = createOrderedQueue(CALLS_AT_ONCE);
  let triggers: readonly Trigger[] | null = null;
  let early: CommitEvent[] = [];
  let paused = false;

  const unsubscribe = backend.onCommit((commit) => {
    if (commit.cleared === true || paused) return;
    if (triggers === null) early.push(commit);
    else enqueue(commit, triggers);
  });

  function enqueue(commit: CommitEvent, known: readonly Trigger[]): void {
    for (const change of commit.changes) {
      const name = parseDocumentName(change.name);
      if (name === null || name.project !== projectId) continue;
      for (const trigger of known) {
        const fits =
          trigger.kind.database === name.database && trigger.matches(name.path) && firesOn(trigger.kind.change, change);
        if (fits) enqueueDelivery(trigger, change, { ...name, version: commit.version });
      }
    }
  }

  function enqueueDelivery(
    { target, kind }: Trigger,
    change: DocumentChange,
    about: Pick<DocumentEvent, 'project' | 'database' | 'path' | 'version'>,
  ): void {
    const giveUp = () => log(`${target.name}: no process took the change of ${about.path}; it is dropped`);
    const run = async () => {
      // Written out only now, so that a commit never waits for it.
      const event: DocumentEvent = {
        ...about,
        before: change.before === null ? null : backend.toWire(change.before),
        after: change.after === null ? null : backend.toWire(change.after),
      };
      if (changesNothing(event)) return 'done';
      const body = JSON.stringify(cloudEvent(event, kind.eventType, target.region));
      const result = await client.call(target, body, { 'content-type': 'application/cloudevents+json' });
      if (result.outcome === 'failed') log(`${target.name}: failed for ${about.path} (${result.reason})`);
      return result.outcome === 'unreachable' ? 'again' : 'done';
    };
    queue.push({ lane: target.id, orderKey: `${about.database}/${about.path}`, run, giveUp });
  }

  return {
    setFunctions(functions) {
      const known = functions.flatMap((target): Trigger[] =>
        target.kind.on === 'document'
          ? [{ target, kind: target.kind, matches: documentMatcher(target.kind.pattern) }]
          : [],
      );
      triggers = known;
      for (const commit of early) enqueue(commit, known);
      early = [];
    },
    setPaused(value) {
      paused = value;
    },
    pending: () => queue.size(),
    async stop() {
      unsubscribe();
      const left = await queue.drain(DRAIN_MS);
      queue.close();
      return left;
    },
  };
}
