import type { MovementKind } from '../animals/movement.ts';
import type { EpochMs } from '../time/epoch.ts';

/** What the timeline is asked for; 'collection' is the history of collected values. */
export const TIMELINE_KINDS = ['task', 'movement', 'photo', 'note', 'information', 'collection'] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** Where its entries come from; a kind may have several. */
export const TIMELINE_SOURCES = {
  taskClosed: 'task',
  taskCancelled: 'task',
  movement: 'movement',
  photo: 'photo',
  note: 'note',
  information: 'information',
} as const satisfies Record<string, TimelineKind>;
export type TimelineSource = keyof typeof TIMELINE_SOURCES;

/** One thing that happened in an establishment. */
export type TimelineEntry = {
  readonly source: TimelineSource;
  /** of the task, animal, photo, note or information, for a link */
  readonly subjectId: string;
  /** of the document it was read from: with the source, it names the entry */
  readonly id: string;
  readonly atUnix: EpochMs;
  readonly by: string | null;
  /** the title or text it has of its own; '' for none */
  readonly title: string;
  readonly sectorIds: readonly string[];
  readonly enclosureIds: readonly string[];
  readonly animalIds: readonly string[];
  readonly movement: MovementKind | null;
  /** of a closed task */
  readonly isLate: boolean;
};

/** What a person asks of the timeline; null and an empty list ask for all. */
export type TimelineQuestion = {
  readonly zooId: string;
  readonly kinds: readonly TimelineKind[];
  readonly sectorId: string | null;
  readonly animalId: string | null;
  readonly personId: string | null;
  readonly fromMs: EpochMs | null;
  /** not included */
  readonly untilMs: EpochMs | null;
};

/** Returns where to look for the kinds asked for. */
export function sourcesOf(kinds: readonly TimelineKind[]): TimelineSource[] {
  const all = Object.keys(TIMELINE_SOURCES) as TimelineSource[];
  return kinds.length === 0 ? all : all.filter((source) => kinds.includes(TIMELINE_SOURCES[source]));
}

/** Whether the entry is what was asked for, as far as it can be told by the entry. */
export function belongs(
  entry: TimelineEntry,
  { sectorId, animalId, personId }: Pick<TimelineQuestion, 'sectorId' | 'animalId' | 'personId'>,
): boolean {
  return (
    (sectorId === null || entry.sectorIds.includes(sectorId)) &&
    (animalId === null || entry.animalIds.includes(animalId)) &&
    (personId === null || entry.by === personId)
  );
}
