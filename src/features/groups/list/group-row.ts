import type { Group } from '#domain/groups/group.ts';
import type { Sector } from '#domain/sectors/sector.ts';

/** A group with the names of its species and its sector. */
export type GroupRow = {
  readonly groupId: string;
  readonly name: string;
  readonly group: Group;
  readonly speciesNames: readonly string[];
  /** the names by which a search finds its species */
  readonly foundNames: readonly string[];
  readonly sector: Sector | null;
  /** where its counted animals live; '' for nowhere */
  readonly enclosureName: string;
  readonly isWaiting: boolean;
};
