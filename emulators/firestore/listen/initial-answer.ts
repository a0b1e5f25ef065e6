/** The first answer to a client that starts or resumes a target. */
import type { Backend, Version } from '../contract.ts';
import type { BloomFilter, WireTarget } from '../wire.ts';
import { bloomFilter } from './bloom-filter.ts';
import type { NetChange } from './history.ts';
import type { ListenHub } from './hub.ts';
import { resumeVersion } from './resume-token.ts';
import { Snapshot } from './snapshot.ts';
import type { DocumentsTarget, QueryTarget, Target } from './targets.ts';
import { timeVersion } from './version-time.ts';

export type InitialAnswer = {
  /** the client must drop its documents of this target */
  readonly reset: boolean;
  readonly snapshot: Snapshot;
  /** how many documents there are now, when the client's count shows that its cache may hold others */
  readonly filter: { readonly count: number; readonly unchangedNames?: BloomFilter } | null;
  /** the minimum of reads to bill, also for an empty result */
  readonly leastReads: number;
};

type Place = { readonly backend: Backend; readonly hub: ListenHub; readonly database: string };

/** The changes since the client left, when they are known for certain; otherwise all documents. */
export function initialAnswer(place: Place, target: Target, wire: WireTarget): InitialAnswer {
  const resumed = wire.resumeToken !== undefined || wire.readTime !== undefined;
  const version = wire.readTime === undefined ? resumeVersion(wire.resumeToken) : timeVersion(wire.readTime);
  const missed = version === null ? null : changesSince(place, version);
  const expected = typeof wire.expectedCount === 'object' ? wire.expectedCount.value : wire.expectedCount;
  if (target.kind === 'documents') return documentsAnswer(place, target, missed, expected);
  const update = missed === null ? null : queryUpdate(target, missed);
  if (update !== null) {
    const filter = expected === undefined ? null : existenceFilter(target, expected, update.formerCount);
    return { reset: false, snapshot: update.snapshot, filter, leastReads: 0 };
  }
  const snapshot = new Snapshot();
  for (const document of target.view.documents()) snapshot.present(target.id, document, target.selected);
  return { reset: resumed, snapshot, filter: null, leastReads: 1 };
}

function changesSince({ hub, database }: Place, version: Version): NetChange[] | null {
  return hub.changesSince(database, version);
}

type Update = { readonly snapshot: Snapshot; readonly formerCount: number };

/** Null when the changes alone would not lead the client to the present result. */
function queryUpdate(target: QueryTarget, missed: readonly NetChange[]): Update | null {
  const { view, id, selected } = target;
  const snapshot = new Snapshot();
  let formerCount = view.size;
  for (const { name, before, after } of missed) {
    const was = view.matches(before);
    const current = view.get(name);
    if (!was && current === undefined && !view.matches(after)) continue;
    // With a limit, one document that enters or leaves moves other, unchanged documents in or out.
    if (view.isBounded) return null;
    if (current !== undefined) snapshot.present(id, current, selected);
    else snapshot.left(id, name, after, true);
    formerCount += (was ? 1 : 0) - (current === undefined ? 0 : 1);
  }
  return { snapshot, formerCount };
}

/** Sent when the client's count differs from the present or from the former count. */
function existenceFilter({ view }: QueryTarget, expected: number, formerCount: number): InitialAnswer['filter'] {
  if (expected === view.size && expected === formerCount) return null;
  const unchangedNames = bloomFilter(view.names(), view.size);
  return { count: view.size, ...(unchangedNames === null ? {} : { unchangedNames }) };
}

function documentsAnswer(
  { backend }: Place,
  target: DocumentsTarget,
  missed: readonly NetChange[] | null,
  expected: number | undefined,
): InitialAnswer {
  const snapshot = new Snapshot();
  const unchanged = { reset: false, snapshot, filter: null, leastReads: 0 };
  const existing = [...target.known.values()].filter((version) => version !== null).length;
  const untouched = missed !== null && !missed.some((change) => target.known.has(change.name));
  if (untouched && (expected === undefined || expected === existing)) return unchanged;
  for (const name of target.known.keys()) {
    const document = backend.lookup(name);
    if (document === null) snapshot.left(target.id, name, null, true);
    else snapshot.present(target.id, document, null);
  }
  return { ...unchanged, leastReads: 1 };
}
