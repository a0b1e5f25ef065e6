import type { Group } from '#domain/groups/group.ts';

/** The most groups of one list, more than any park has: every list has a limit. */
export const MAX_GROUPS = 1_000;

/** The groups of an establishment, as screens get them. */
export type GroupList = {
  readonly groups: readonly Group[];
  /** whether there are more than were read */
  readonly isCut: boolean;
  /** documents left out because they cannot be read */
  readonly unreadable: number;
  /** groups with a change that the server has not answered */
  readonly waitingIds: readonly string[];
};

/** One group's document. */
export type OneGroup = { readonly zooId: string; readonly groupId: string };

/** A few groups by their ids. */
export type SomeGroups = { readonly zooId: string; readonly groupIds: readonly string[] };
