/** What a client is told when it starts to listen, or takes up again what it listened to before. */
import type { Backend, Version } from '../contract.ts';
import type { WireTarget } from '../wire.ts';
import type { NetChange } from './history.ts';
import type { ListenHub } from './hub.ts';
import { resumeVersion } from './resume-token.ts';
import { Snapshot } from './snapshot.ts';
import type { DocumentsTarget, QueryTarget, Target } from './targets.ts';
import { timeVersion } from './version-time.ts';

export type InitialAnswer = {
  /** the client must forget what it knew of this target */
  readonly reset: boolean;
  readonly snapshot: Snapshot;
  /** what is charged even for an empty result */
  readonly leastReads: number;
};

type Place = { readonly backend: Backend; readonly hub: ListenHub; readonly database: string };

/** The changes since the client left, when they are known for sure; otherwise everything anew. */
export function initialAnswer(place: Place, target: Target, wire: WireTarget): InitialAnswer {
  const resumed = wire.resumeToken !== undefined || wire.readTime !== undefined;
  const version = wire.readTime === undefined ? resumeVersion(wire.resumeToken) : timeVersion(wire.readTime);
  const missed = version === null ? null : changesSince(place, version);
  const expected = typeof wire.expectedCount === 'object' ? wire.expectedCount.value : wire.expectedCount;
  if (target.kind === 'documents') return documentsAnswer(place, target, missed, expected);
  const update = missed === null ? null : queryUpdate(target, missed, expected);
  if (update !== null) return { reset: false, snapshot: update, leastReads: 0 };
  const snapshot = new Snapshot();
  for (const document of target.view.documents()) snapshot.present(target.id, document, target.selected);
  return { reset: resumed, snapshot, leastReads: 1 };
}

function changesSince({ hub, database }: Place, version: Version): NetChange[] | null {
  return hub.changesSince(database, version);
}

/** Null when the changes alone would not lead the client to the present result. */
function queryUpdate(target: QueryTarget, missed: readonly NetChange[], expected: number | undefined): Snapshot | null {
  const { view, id, selected } = target;
  const snapshot = new Snapshot();
  let formerCount = view.size;
  for (const { name, before, after } of missed) {
    const was = view.matches(before);
    const current = view.get(name);
    if (!was && current === undefined && !view.matches(after)) continue;
    // With a limit, a document that came or went moves others in or out, and those did not change.
    if (view.isBounded) return null;
    if (current !== undefined) snapshot.present(id, current, selected);
    else snapshot.left(id, name, after, true);
    formerCount += (was ? 1 : 0) - (current === undefined ? 0 : 1);
  }
  return expected === undefined || expected === formerCount ? snapshot : null;
}

function documentsAnswer(
  { backend }: Place,
  target: DocumentsTarget,
  missed: readonly NetChange[] | null,
  expected: number | undefined,
): InitialAnswer {
  const snapshot = new Snapshot();
  const existing = [...target.known.values()].filter((version) => version !== null).length;
  const untouched = missed !== null && !missed.some((change) => target.known.has(change.name));
  if (untouched && (expected === undefined || expected === existing)) return { reset: false, snapshot, leastReads: 0 };
  for (const name of target.known.keys()) {
    const document = backend.lookup(name);
    if (document === null) snapshot.left(target.id, name, null, true);
    else snapshot.present(target.id, document, null);
  }
  return { reset: false, snapshot, leastReads: 1 };
}
