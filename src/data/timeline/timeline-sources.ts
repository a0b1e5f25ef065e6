import type { DocumentData, QueryFieldFilterConstraint } from 'firebase/firestore';
import { ok, type Result } from '#domain/shared/result.ts';
import { endingOf } from '#domain/tasks/task-ending.ts';
import type { TimelineEntry, TimelineSource } from '#domain/timeline/entry.ts';
import { IMPORT_REASON, toldKind } from '#domain/animals/movement.ts';
import { campaignSchema } from '#domain/campaigns/campaign.ts';
import { sessionSchema } from '#domain/observation-sessions/session.ts';
import { quickEvaluationSchema } from '#domain/quick-evaluations/quick-evaluation.ts';
import { nutritionNoteSchema } from '#domain/nutrition/nutrition-note.ts';
import { movementFromDocument } from '../animals/movement.converter.ts';
import { informationFromDocument } from '../information/information.converter.ts';
import { isFor } from '../information/is-for.ts';
import { documentReader } from '../firebase/document-reader.ts';
import { photoFromDocument } from '../photos/photo.converter.ts';
import { taskFromDocument } from '../tasks/task.converter.ts';

const readEvaluation = documentReader(quickEvaluationSchema);
const readSession = documentReader(sessionSchema);
const readCampaign = documentReader(campaignSchema);
const readNutritionNote = documentReader(nutritionNoteSchema);

/** The collection of a source of the timeline, its query fields, and the entry made of a document. */
export type StoredSource = {
  readonly collection: string;
  /** its documents stand in collections of this name, below others: all of them are read together */
  readonly isGroup?: true;
  /** the one status of its documents */
  readonly status?: 'DONE' | 'DELETED' | 'finished';
  readonly time: { readonly field: string; readonly isTimestamp: boolean };
  /** fields to query by; null when the source has no such field, and so no entry for the filter */
  readonly sector: { readonly field: string; readonly isList: boolean } | null;
  readonly animal: { readonly field: string; readonly isList: boolean } | null;
  readonly person: string | null;
  /**
   * for a source whose documents may lie ahead, which are shown once their time has come, or may have no time yet: a
   * bound of time leaves out the documents without one
   */
  readonly isNeverAhead?: true;
  /** for a source whose documents are for some people alone: the condition for those of one person */
  readonly isFor?: (userId: string) => QueryFieldFilterConstraint;
  readonly entryOf: (id: string, data: DocumentData) => Result<TimelineEntry>;
};

const PLAIN = { by: null, titles: {}, enclosureIds: [], animalIds: [], movement: null, isLate: false } as const;
const CAMPAIGNS = { collection: 'campaigns', sector: null, animal: null, person: null, isNeverAhead: true } as const;
const TASKS = {
  collection: 'tasks',
  sector: { field: 'sectorIds', isList: true },
  animal: { field: 'animalIds', isList: true },
} as const;

/**
 * Every source of the timeline. A document that cannot be read is a failure of its own, and the reading leaves it out.
 */
export const STORED_SOURCES: Readonly<Record<TimelineSource, StoredSource>> = {
  taskClosed: {
    ...TASKS,
    status: 'DONE',
    time: { field: 'completedAt', isTimestamp: true },
    person: 'completedBy',
    entryOf: (id, data) => taskEntry('taskClosed', id, data),
  },
  taskCancelled: {
    ...TASKS,
    status: 'DELETED',
    time: { field: 'deletedAt', isTimestamp: true },
    person: null,
    entryOf: (id, data) => taskEntry('taskCancelled', id, data),
  },
  movement: {
    collection: 'movements',
    time: { field: 'movedAtUnix', isTimestamp: false },
    sector: { field: 'sectorIds', isList: true },
    animal: { field: 'animalId', isList: false },
    person: 'recordedBy',
    entryOf: (id, data) =>
      mapped(movementFromDocument(id, data), (move) => ({
        ...PLAIN,
        source: 'movement',
        id,
        subjectId: move.animalId,
        atUnix: move.movedAtUnix,
        by: move.recordedBy || null,
        title: move.reason === IMPORT_REASON ? '' : move.reason,
        sectorIds: move.sectorIds,
        enclosureIds: named(move.fromEnclosureId, move.toEnclosureId),
        animalIds: [move.animalId],
        movement: toldKind(move),
      })),
  },
  photo: {
    collection: 'photos',
    time: { field: 'takenAt', isTimestamp: true },
    sector: { field: 'sectorId', isList: false },
    animal: { field: 'animalId', isList: false },
    person: 'uploadedBy',
    entryOf: (id, data) =>
      mapped(photoFromDocument(id, data), (photo) => ({
        ...PLAIN,
        source: 'photo',
        id,
        subjectId: photo.subjectId,
        atUnix: photo.takenAtUnix,
        by: photo.uploadedBy,
        title: photo.caption,
        titles: photo.trad,
        sectorIds: named(photo.sectorId),
        enclosureIds: named(photo.enclosureId),
        animalIds: named(photo.animalId),
      })),
  },
  note: {
    collection: 'nutritionNotes',
    time: { field: 'updatedAt', isTimestamp: true },
    sector: { field: 'sectorId', isList: false },
    animal: { field: 'animalId', isList: false },
    person: 'updatedBy',
    entryOf: (id, data) =>
      mapped(readNutritionNote(id, data), (note) => ({
        ...PLAIN,
        source: 'note',
        id,
        subjectId: note.sectorId,
        atUnix: note.updatedAtUnix,
        by: note.updatedBy,
        title: note.text,
        sectorIds: [note.sectorId],
        enclosureIds: named(note.enclosureId),
        animalIds: named(note.animalId),
      })),
  },
  information: {
    collection: 'information',
    time: { field: 'displayFrom', isTimestamp: true },
    sector: { field: 'recipients.sectorIds', isList: true },
    animal: null,
    person: 'authorId',
    isNeverAhead: true,
    isFor,
    entryOf: (id, data) =>
      mapped(informationFromDocument(id, data), (information) => ({
        ...PLAIN,
        source: 'information',
        id,
        subjectId: id,
        atUnix: information.displayFromUnix,
        by: information.authorId,
        title: information.title,
        sectorIds: information.recipients.sectorIds,
      })),
  },
  evaluation: {
    collection: 'evaluations',
    isGroup: true,
    status: 'finished',
    time: { field: 'finishedAtUnix', isTimestamp: false },
    sector: null,
    animal: null,
    person: 'leaderId',
    entryOf: (id, data) =>
      mapped(readEvaluation(id, data), ({ groupId, leaderId, finishedAtUnix, updatedAtUnix }) => ({
        ...PLAIN,
        source: 'evaluation',
        id,
        subjectId: groupId,
        atUnix: finishedAtUnix ?? updatedAtUnix,
        by: leaderId,
        title: '',
        sectorIds: [],
      })),
  },
  session: {
    collection: 'visits',
    time: { field: 'endedAtUnix', isTimestamp: false },
    sector: null,
    animal: { field: 'animalIds', isList: true },
    person: 'observerId',
    isNeverAhead: true,
    entryOf: (id, data) =>
      mapped(readSession(id, data), ({ observerId, enclosureId, animalIds, endedAtUnix, updatedAtUnix }) => ({
        ...PLAIN,
        source: 'session',
        id,
        subjectId: id,
        atUnix: endedAtUnix ?? updatedAtUnix,
        by: observerId,
        title: '',
        sectorIds: [],
        enclosureIds: [enclosureId],
        animalIds,
      })),
  },
  campaignLaunched: {
    ...CAMPAIGNS,
    time: { field: 'launchedAtUnix', isTimestamp: false },
    entryOf: (id, data) => campaignEntry('campaignLaunched', id, data),
  },
  campaignStopped: {
    ...CAMPAIGNS,
    time: { field: 'stoppedAtUnix', isTimestamp: false },
    entryOf: (id, data) => campaignEntry('campaignStopped', id, data),
  },
};

/** A campaign does not store who launched or stopped it, so that its entries name nobody. */
function campaignEntry(
  source: 'campaignLaunched' | 'campaignStopped',
  id: string,
  data: DocumentData,
): Result<TimelineEntry> {
  return mapped(readCampaign(id, data), ({ name, launchedAtUnix, stoppedAtUnix, updatedAtUnix }) => ({
    ...PLAIN,
    source,
    id,
    subjectId: id,
    atUnix: (source === 'campaignLaunched' ? launchedAtUnix : stoppedAtUnix) ?? updatedAtUnix,
    title: name,
    sectorIds: [],
  }));
}

function taskEntry(source: 'taskClosed' | 'taskCancelled', id: string, data: DocumentData): Result<TimelineEntry> {
  return mapped(taskFromDocument(id, data), (task) => ({
    ...PLAIN,
    source,
    id,
    subjectId: id,
    atUnix: (source === 'taskClosed' ? task.completedAtUnix : task.deletedAtUnix) ?? task.updatedAtUnix,
    by: endingOf(task)?.by ?? null,
    title: task.title,
    sectorIds: task.sectorIds,
    enclosureIds: task.enclosureIds,
    animalIds: task.animalIds,
    isLate: task.completedLate === true,
  }));
}

function mapped<T>(result: Result<T>, entryOf: (value: T) => TimelineEntry): Result<TimelineEntry> {
  return result.ok ? ok(entryOf(result.value)) : result;
}

function named(...ids: readonly (string | null)[]): readonly string[] {
  return ids.filter((id) => id !== null);
}
