import { useArchiveProfileMutation, usePublishProfileMutation } from '#data/profiles/profiles.endpoints.ts';
import type { Operation } from '#domain/access/operations.ts';
import { useContentActions } from '#kit/content/useContentActions.ts';

type Named = { readonly profileId: string; readonly name: string };

/** Returns what publishes, archives and restores a profile; archiving can be taken back from its toast. */
export function useProfileSteps(operation: Operation) {
  const actions = useContentActions(operation);
  const [sendPublish, { isLoading: isPublishing }] = usePublishProfileMutation();
  const [sendArchive] = useArchiveProfileMutation();
  return {
    isPublishing,
    publish: ({ profileId, name }: Named, expectedUpdatedAtUnix: number) =>
      actions.publish(name, { publish: () => sendPublish({ profileId, expectedUpdatedAtUnix }) }),
    setArchived: ({ profileId, name }: Named, isArchived: boolean) =>
      actions.setArchived(name, isArchived, {
        archive: (archives) => sendArchive({ profileId, isArchived: archives }),
      }),
  };
}
