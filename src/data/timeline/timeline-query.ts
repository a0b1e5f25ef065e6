import {
  collection,
  collectionGroup,
  documentId,
  type Firestore,
  limit,
  orderBy,
  query,
  type Query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore';
import type { TimelineQuestion } from '#domain/timeline/entry.ts';
import type { SourceState } from '#domain/timeline/merge.ts';
import { STORED_SOURCES, type StoredSource } from './timeline-sources.ts';

/**
 * Returns the query for a source's next documents, the latest first; null when the source cannot have the filtered
 * value (an information has no animal, an evaluation no sector, a cancelled task names nobody). One of sector, animal and person is part of the
 * query; the result is filtered by the others.
 */
export function timelineQuery(
  database: Firestore,
  question: TimelineQuestion,
  state: Pick<SourceState, 'source' | 'after' | 'chunk'>,
  now: number,
): Query | null {
  const source: StoredSource = STORED_SOURCES[state.source];
  const { sectorId, animalId, personId, readerId, fromMs } = question;
  const isRead = readerId === null ? undefined : source.isFor?.(readerId);
  if (
    (animalId !== null && source.animal === null) ||
    (personId !== null && source.person === null) ||
    (sectorId !== null && source.sector === null)
  )
    return null;
  const instant = (ms: number) => (source.time.isTimestamp ? Timestamp.fromMillis(ms) : ms);
  const untilMs = source.isNeverAhead === true ? Math.min(question.untilMs ?? now, now) : question.untilMs;
  const narrowed =
    animalId !== null && source.animal !== null
      ? [member(source.animal, animalId)]
      : personId !== null && source.person !== null
        ? [where(source.person, '==', personId)]
        : sectorId === null || source.sector === null || isRead !== undefined
          ? // A query has one condition on a list: the sector's information is picked from the reader's.
            []
          : [member(source.sector, sectorId)];
  return query(
    source.isGroup === true ? collectionGroup(database, source.collection) : collection(database, source.collection),
    where('zooId', '==', question.zooId),
    ...(source.status === undefined ? [] : [where('status', '==', source.status)]),
    ...(isRead === undefined ? [] : [isRead]),
    ...narrowed,
    ...(fromMs === null ? [] : [where(source.time.field, '>=', instant(fromMs))]),
    ...(untilMs === null ? [] : [where(source.time.field, '<', instant(untilMs))]),
    orderBy(source.time.field, 'desc'),
    orderBy(documentId(), 'desc'),
    ...(state.after === null ? [] : [startAfter(instant(state.after.atUnix), state.after.id)]),
    limit(state.chunk),
  );
}

function member({ field, isList }: { readonly field: string; readonly isList: boolean }, id: string) {
  return where(field, isList ? 'array-contains' : '==', id);
}
