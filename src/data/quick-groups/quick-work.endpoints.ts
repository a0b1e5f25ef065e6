import { QUICK_ACTIONS, QUICK_NOTES, QUICK_OBJECTIVES } from '#domain/collections/quick-work.ts';
import { compareActions, type QuickAction, type TypedQuickAction } from '#domain/quick-groups/quick-action.ts';
import type { QuickNote, TypedQuickNote } from '#domain/quick-groups/quick-note.ts';
import {
  compareObjectives,
  type QuickObjective,
  type TypedQuickObjective,
} from '#domain/quick-groups/quick-objective.ts';
import { latestFirst } from '#domain/quick-groups/work-order.ts';
import { api } from '../api.ts';
import type { Repositories } from '../dependencies.ts';
import type { Listed } from '../listed.ts';
import { liveQuery } from '../live/live-query.ts';
import { localWrite, type Nothing } from '../write-endpoints.ts';
import type { GroupOfEvaluations } from './quick-evaluations.repository.ts';

/** The most notes, objectives or actions of a group that a list reads. */
const MAX_WORK = 200;

const open = (repositories: Repositories) => repositories.documents();

type Place = GroupOfEvaluations & { readonly userId: string };
/** A new note, objective or action with everything that is typed, or a change of one. */
export type WorkWrite<Fields> = Place & { readonly id: string } & (
    | { readonly isNew: true; readonly fields: Fields }
    | { readonly isNew: false; readonly fields: Partial<Fields & { readonly isArchived: boolean }> }
  );

/** The kinds of work of a group, with the words of their failure. */
const KINDS = {
  note: { of: QUICK_NOTES, otherwise: 'evaluation/note-save-failed', added: 'evaluation/note-add-failed' },
  objective: {
    of: QUICK_OBJECTIVES,
    otherwise: 'evaluation/objective-save-failed',
    added: 'evaluation/objective-save-failed',
  },
  action: { of: QUICK_ACTIONS, otherwise: 'evaluation/action-save-failed', added: 'evaluation/action-save-failed' },
} as const;

type Documents = Awaited<ReturnType<typeof open>>;

/** Sends a note, an objective or an action; without a network it is sent later. */
function send(documents: Documents, kind: keyof typeof KINDS, write: WorkWrite<object>) {
  const { of, otherwise, added } = KINDS[kind];
  const { groupId, zooId, userId, id } = write;
  const place = { parents: { groupId }, id, userId };
  return write.isNew
    ? documents.create(of, {
        ...{ ...place, otherwise: added },
        fields: { ...write.fields, groupId, zooId, isArchived: false },
      })
    : documents.change(of, { ...place, fields: write.fields, otherwise });
}

const quickWorkApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The notes of a group, archived ones included, live, the latest first. */
    quickNotes: build.query<Listed<QuickNote>, GroupOfEvaluations>(
      liveQuery<Listed<QuickNote>, GroupOfEvaluations>('quickNotes', async (repositories, group, watcher) =>
        (await open(repositories)).watchList(QUICK_NOTES, listOf(group), latestFirst, watcher),
      ),
    ),
    /** The objectives of a group, archived ones included, live, the active ones first. */
    quickObjectives: build.query<Listed<QuickObjective>, GroupOfEvaluations>(
      liveQuery<Listed<QuickObjective>, GroupOfEvaluations>('quickObjectives', async (repositories, group, watcher) =>
        (await open(repositories)).watchList(QUICK_OBJECTIVES, listOf(group), compareObjectives, watcher),
      ),
    ),
    /** The actions of a group, archived ones included, live, those to do first. */
    quickActions: build.query<Listed<QuickAction>, GroupOfEvaluations>(
      liveQuery<Listed<QuickAction>, GroupOfEvaluations>('quickActions', async (repositories, group, watcher) =>
        (await open(repositories)).watchList(QUICK_ACTIONS, listOf(group), compareActions, watcher),
      ),
    ),
    saveQuickNote: build.mutation<Nothing, WorkWrite<TypedQuickNote>>(
      localWrite(open, (documents, write) => send(documents, 'note', write)),
    ),
    saveQuickObjective: build.mutation<Nothing, WorkWrite<TypedQuickObjective>>(
      localWrite(open, (documents, write) => send(documents, 'objective', write)),
    ),
    saveQuickAction: build.mutation<Nothing, WorkWrite<TypedQuickAction>>(
      localWrite(open, (documents, write) => send(documents, 'action', write)),
    ),
  }),
});

export const {
  useQuickNotesQuery,
  useQuickObjectivesQuery,
  useQuickActionsQuery,
  useSaveQuickNoteMutation,
  useSaveQuickObjectiveMutation,
  useSaveQuickActionMutation,
} = quickWorkApi;

function listOf({ groupId, zooId }: GroupOfEvaluations) {
  return { parents: { groupId }, equals: { zooId }, by: 'createdAtUnix', direction: 'desc', max: MAX_WORK } as const;
}
