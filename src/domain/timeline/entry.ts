import type { MovementKind } from '../animals/movement.ts';
import type { Translations } from '../taxonomy/taxonomy.ts';
import type { EpochMs } from '../time/epoch.ts';

/** The kinds of entries of the timeline; 'collection' is the history of collected values. */
export const TIMELINE_KINDS = [
  'task',
  'movement',
  'photo',
  'note',
  'information',
  'evaluation',
  'session',
  'campaign',
  'collection',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** The sources of entries with their kind; a kind may have several. */
export const TIMELINE_SOURCES = {
  taskClosed: 'task',
  taskCancelled: 'task',
  movement: 'movement',
  photo: 'photo',
  note: 'note',
  information: 'information',
  evaluation: 'evaluation',
  session: 'session',
  campaignLaunched: 'campaign',
  campaignStopped: 'campaign',
} as const satisfies Record<string, TimelineKind>;
export type TimelineSource = keyof typeof TIMELINE_SOURCES;

/** One thing that happened in an establishment. */
export type TimelineEntry = {
  readonly source: TimelineSource;
  /** id of the task, animal, photo, note, information, evaluated group, session or campaign, for a link */
  readonly subjectId: string;
  /** id of the document it was read from; together with the source it identifies the entry */
  readonly id: string;
  readonly atUnix: EpochMs;
  readonly by: string | null;
  /** its own title or text; '' for none */
  readonly title: string;
  /** the same in further languages; empty for what people typed */
  readonly titles: Translations;
  readonly sectorIds: readonly string[];
  readonly enclosureIds: readonly string[];
  readonly animalIds: readonly string[];
  readonly movement: MovementKind | null;
  /** whether a closed task was late */
  readonly isLate: boolean;
};

/** The filters of the timeline; null and an empty list mean no filter. */
export type TimelineQuestion = {
  readonly zooId: string;
  readonly kinds: readonly TimelineKind[];
  readonly sectorId: string | null;
  readonly animalId: string | null;
  readonly personId: string | null;
  /** the person whose information alone is read; null: all of it, for those who may publish to everybody */
  readonly readerId: string | null;
  readonly fromMs: EpochMs | null;
  /** not included */
  readonly untilMs: EpochMs | null;
  /** the entries of one page; fifty without it */
  readonly most?: number;
};

/** Returns the sources to read for these kinds. */
export function sourcesOf(kinds: readonly TimelineKind[]): TimelineSource[] {
  const all = Object.keys(TIMELINE_SOURCES) as TimelineSource[];
  return kinds.length === 0 ? all : all.filter((source) => kinds.includes(TIMELINE_SOURCES[source]));
}

/** Returns whether the entry passes the filters, as far as the entry alone can show. */
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
