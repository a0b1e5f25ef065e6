import { QUICK_GROUPS } from '#domain/collections/quick-groups.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import type { TypedQuickGroup } from '#domain/quick-groups/check-quick-group.ts';
import type { QuickGroup } from '#domain/quick-groups/quick-group.ts';
import { api } from '../api.ts';
import type { Repositories } from '../dependencies.ts';
import type { Listed } from '../listed.ts';
import { liveQuery } from '../live/live-query.ts';
import { localWrite, type Nothing } from '../write-endpoints.ts';

/** The most groups that a list reads. */
const MAX_QUICK_GROUPS = 500;

type Fields = TypedQuickGroup & Pick<QuickGroup, 'ownerId' | 'isArchived'>;
type NewQuickGroup = {
  readonly zooId: string;
  readonly userId: string;
  readonly id: string;
  readonly fields: Fields;
};
type OneQuickGroup = { readonly zooId: string; readonly id: string };
type ChangedQuickGroup = {
  readonly id: string;
  readonly userId: string;
  readonly fields: Partial<Fields>;
  /** the failure in the words of the change that was tried */
  readonly otherwise: Extract<ErrorCode, `evaluation/${string}`>;
};

const open = (repositories: Repositories) => repositories.documents();
const byName = (one: QuickGroup, other: QuickGroup) =>
  one.groupName.localeCompare(other.groupName, 'fr', { numeric: true });

export const quickGroupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The groups of quick evaluations of an establishment, live, by name. */
    quickGroups: build.query<Listed<QuickGroup>, string>(
      liveQuery<Listed<QuickGroup>, string>('quickGroups', async (repositories, zooId, watcher) =>
        (await open(repositories)).watchList(
          QUICK_GROUPS,
          { equals: { zooId }, by: 'groupName', max: MAX_QUICK_GROUPS },
          byName,
          watcher,
        ),
      ),
    ),
    /** One of them, live, as a list of one; the list is empty where there is none of that id. */
    quickGroup: build.query<Listed<QuickGroup>, OneQuickGroup>(
      liveQuery<Listed<QuickGroup>, OneQuickGroup>('quickGroup', async (repositories, { zooId, id }, watcher) =>
        (await open(repositories)).watchSome(QUICK_GROUPS, { zooId, ids: [id] }, byName, watcher),
      ),
    ),
    /** Creates one; without a network it is sent later. */
    createQuickGroup: build.mutation<Nothing, NewQuickGroup>(
      localWrite(open, (documents, { zooId, userId, id, fields }) =>
        documents.create(QUICK_GROUPS, {
          ...{ id, userId, fields: { ...fields, zooId } },
          otherwise: 'evaluation/group-create-failed',
        }),
      ),
    ),
    /** Changes one; without a network it is sent later. */
    changeQuickGroup: build.mutation<Nothing, ChangedQuickGroup>(
      localWrite(open, (documents, change) => documents.change(QUICK_GROUPS, change)),
    ),
  }),
});

export const { useQuickGroupsQuery, useQuickGroupQuery, useCreateQuickGroupMutation, useChangeQuickGroupMutation } =
  quickGroupsApi;
