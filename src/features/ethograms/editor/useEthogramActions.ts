import { useArchiveEthogramMutation, usePublishEthogramMutation } from '#data/ethograms/ethograms.endpoints.ts';
import type { Ethogram } from '#domain/ethograms/ethogram.ts';
import { useContentActions } from '#kit/content/useContentActions.ts';

/** Returns what publishes, archives and restores an ethogram; archiving can be taken back from its toast. */
export function useEthogramActions({ ethogramId, zooId, updatedAtUnix }: Ethogram, name: string) {
  const actions = useContentActions(zooId === null ? 'ethogram.editOfficial' : 'reservedContent.edit');
  const [publish, { isLoading: isPublishing }] = usePublishEthogramMutation();
  const [archive, { isLoading: isArchiving }] = useArchiveEthogramMutation();
  return {
    publish: () =>
      actions.publish(name, { publish: () => publish({ ethogramId, expectedUpdatedAtUnix: updatedAtUnix }) }),
    setArchived: (isArchived: boolean) =>
      actions.setArchived(name, isArchived, { archive: (archives) => archive({ ethogramId, isArchived: archives }) }),
    isBusy: isPublishing || isArchiving,
  };
}
