import type { Backend, CommitEvent, DocumentChange } from '../../firestore/contract.ts';
import { authorOf } from './author.ts';
import type { Deliveries } from './delivery.ts';
import { changesNothing, cloudEvent, type DocumentEvent, firesOn, parseDocumentName } from './document-event.ts';
import { legacyDocumentEvent } from './legacy-event.ts';
import type { LoadedFunction } from './loaded-functions.ts';
import { documentMatcher } from './path-pattern.ts';

type Trigger = {
  readonly target: LoadedFunction;
  readonly kind: Extract<LoadedFunction['kind'], { on: 'document' }>;
  readonly matches: (path: string) => boolean;
};

export type DocumentTriggers = {
  /** Replaces the functions; commits before the first call are delivered then. */
  setFunctions(functions: readonly LoadedFunction[]): void;
  /** Commits made while paused are never delivered. */
  setPaused(paused: boolean): void;
  /** Ignores all later commits. */
  stop(): void;
};

/**
 * Delivers document changes of one project to its functions, in order per function and document, after the commit and
 * without blocking it.
 */
export function startDocumentTriggers(options: {
  readonly backend: Pick<Backend, 'onCommit' | 'toWire'>;
  readonly deliveries: Pick<Deliveries, 'push'>;
  readonly projectId: string;
}): DocumentTriggers {
  const { backend, deliveries, projectId } = options;
  let triggers: readonly Trigger[] | null = null;
  let early: CommitEvent[] = [];
  let paused = false;

  const unsubscribe = backend.onCommit((commit) => {
    if (commit.cleared === true || paused) return;
    if (triggers === null) early.push(commit);
    else enqueue(commit, triggers);
  });

  function enqueue(commit: CommitEvent, known: readonly Trigger[]): void {
    const author = authorOf(commit.caller, projectId);
    for (const change of commit.changes) {
      const name = parseDocumentName(change.name);
      if (name === null || name.project !== projectId) continue;
      for (const trigger of known) {
        const fits =
          trigger.kind.database === name.database && trigger.matches(name.path) && firesOn(trigger.kind.change, change);
        if (fits) enqueueDelivery(trigger, change, { ...name, version: commit.version, author });
      }
    }
  }

  function enqueueDelivery(
    { target, kind }: Trigger,
    change: DocumentChange,
    about: Omit<DocumentEvent, 'before' | 'after'>,
  ): void {
    const event = (): Record<string, unknown> | null => {
      const written: DocumentEvent = {
        ...about,
        before: change.before === null ? null : backend.toWire(change.before),
        after: change.after === null ? null : backend.toWire(change.after),
      };
      if (changesNothing(written)) return null;
      return kind.form === 'legacy'
        ? legacyDocumentEvent(written, kind.eventType)
        : cloudEvent(written, kind.eventType, target.region);
    };
    deliveries.push({
      target,
      form: kind.form,
      orderKey: `${about.database}/${about.path}`,
      about: about.path,
      event,
    });
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
    stop: unsubscribe,
  };
}
