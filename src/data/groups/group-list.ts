import type { Group } from '#domain/groups/group.ts';

/** More groups than any park has; a bound all the same, as for every list. */
export const MAX_GROUPS = 1_000;

/** The groups of an establishment, as screens get them. */
export type GroupList = {
  readonly groups: readonly Group[];
  /** whether there are more than were read */
  readonly isCut: boolean;
  /** documents left out because they cannot be read */
  readonly unreadable: number;
  /** with a change the server has not answered */
  readonly waitingIds: readonly string[];
};

/** One group's document. */
export type OneGroup = { readonly zooId: string; readonly groupId: string };

/** A few groups by their ids. */
export type SomeGroups = { readonly zooId: string; readonly groupIds: readonly string[] };
