import { useMemo } from 'react';
import { useGroupsQuery } from '#data/groups/groups.endpoints.ts';
import type { Group } from '#domain/groups/group.ts';
import { useActor } from '#state/session/use-session.ts';

/** The groups an animal may join: those that are not archived. */
export function useGroupChoices(): readonly Group[] {
  const { data } = useGroupsQuery(useActor().zooId);
  return useMemo(() => (data?.groups ?? []).filter(({ isArchived }) => !isArchived), [data]);
}
