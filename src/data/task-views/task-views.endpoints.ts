import { TASK_VIEWS } from '#domain/collections/task-views.ts';
import type { SharedView } from '#domain/tasks/shared-view.ts';
import { newId } from '#lib/new-id.ts';
import { api } from '../api.ts';
import type { Repositories } from '../dependencies.ts';
import type { Listed } from '../listed.ts';
import { liveQuery } from '../live/live-query.ts';
import { localWrite, type Nothing } from '../write-endpoints.ts';

/** The most views that a list reads. */
const MAX_SHARED_VIEWS = 200;

type NewView = { readonly userId: string } & Pick<SharedView, 'zooId' | 'sectorId' | 'name' | 'address'>;

const open = (repositories: Repositories) => repositories.documents();
const otherwise = 'task/view-failed';
const byName = (a: SharedView, b: SharedView) => a.name.localeCompare(b.name, 'fr', { numeric: true });

export const taskViewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The shared views of an establishment, live, by name. */
    taskViews: build.query<Listed<SharedView>, string>(
      liveQuery<Listed<SharedView>, string>('taskViews', async (repositories, zooId, watcher) =>
        (await open(repositories)).watchList(
          TASK_VIEWS,
          { equals: { zooId }, by: 'name', max: MAX_SHARED_VIEWS },
          byName,
          watcher,
        ),
      ),
    ),
    /** Shares a view with a sector; without a network it is sent later. */
    shareTaskView: build.mutation<Nothing, NewView>(
      localWrite(open, (documents, { userId, ...fields }) =>
        documents.create(TASK_VIEWS, { id: newId(), fields, userId, otherwise }),
      ),
    ),
    /** Ends the sharing of a view; without a network it is sent later. */
    endTaskView: build.mutation<Nothing, string>(
      localWrite(open, (documents, id) => documents.remove(TASK_VIEWS, { id, otherwise })),
    ),
  }),
});

export const { useTaskViewsQuery, useShareTaskViewMutation, useEndTaskViewMutation } = taskViewsApi;
