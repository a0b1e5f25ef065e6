import { type Firestore, getDocs, type QueryDocumentSnapshot } from 'firebase/firestore';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { belongs, sourcesOf, type TimelineQuestion } from '#domain/timeline/entry.ts';
import { type Chunk, nextStep, type SourceState, startOf, type TimelineStep } from '#domain/timeline/merge.ts';
import { nowMs } from '#lib/clock.ts';
import { toAppError } from '../firebase/failure.ts';
import { readInstant } from '../firebase/instants.ts';
import { reportBadDocument } from '../firebase/watch-document.ts';
import { timelineQuery } from './timeline-query.ts';
import { STORED_SOURCES } from './timeline-sources.ts';

/** Entries of one page. */
export const TIMELINE_PAGE = 50;

export type TimelineRepository = {
  /**
   * Returns the next entries; `from` is null for the first ones, else the states that the former step returned. Needs
   * the server.
   */
  read(question: TimelineQuestion, from: readonly SourceState[] | null): Promise<Result<TimelineStep>>;
};

/** Returns the timeline of a database. */
export function timelineRepository(database: Firestore): TimelineRepository {
  return {
    read: (question, from) =>
      nextStep(from ?? startOf(sourcesOf(question.kinds)), question.most ?? TIMELINE_PAGE, (state) =>
        readSource(database, question, state),
      ),
  };
}

const NOTHING: Chunk = { entries: [], last: null, isAtEnd: true, read: 0 };

async function readSource(database: Firestore, question: TimelineQuestion, state: SourceState): Promise<Result<Chunk>> {
  const asked = timelineQuery(database, question, state, nowMs());
  if (asked === null) return ok(NOTHING);
  try {
    const { docs } = await getDocs(asked);
    const last = docs.at(-1);
    return ok({
      entries: docs.flatMap((found) => entryOf(found, question, state)),
      last: last === undefined ? null : { atUnix: timeOf(last, state), id: cursorOf(last, state) },
      isAtEnd: docs.length < state.chunk,
      // A query that finds nothing is billed as one document.
      read: Math.max(1, docs.length),
    });
  } catch (error) {
    return fail(toAppError(error, 'data/timeline'));
  }
}

/** The id by which a query goes on; among documents of several collections it is the path. */
function cursorOf({ id, ref }: QueryDocumentSnapshot, { source }: SourceState): string {
  return STORED_SOURCES[source].isGroup === true ? ref.path : id;
}

function timeOf(found: QueryDocumentSnapshot, { source }: SourceState): number {
  return Number(readInstant(found.data(), STORED_SOURCES[source].time.field.replace(/Unix$/, '')));
}

/** Returns the entry if it can be read and passes the filters; a document that cannot be read is logged. */
function entryOf(found: QueryDocumentSnapshot, question: TimelineQuestion, { source }: SourceState) {
  const entry = STORED_SOURCES[source].entryOf(found.id, found.data());
  if (!entry.ok) {
    reportBadDocument(STORED_SOURCES[source].collection, found.id, entry.error);
    return [];
  }
  return belongs(entry.value, question) ? [entry.value] : [];
}
