import type { Group } from '#domain/groups/group.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { foldText } from '#lib/search/fold-text.ts';
import type { GroupFilters } from './group-filters.ts';

/** A group with the names of its species and its sector. */
export type GroupRow = {
  readonly groupId: string;
  readonly name: string;
  readonly group: Group;
  readonly speciesNames: readonly string[];
  readonly sector: Sector | null;
  readonly isWaiting: boolean;
};

/** Returns the groups that answer the filters; every word of the search is found in their name or a species. */
export function matchingGroups(rows: readonly GroupRow[], filters: GroupFilters): readonly GroupRow[] {
  const words = foldText(filters.search).split(/\s+/).filter(Boolean);
  return rows.filter(({ name, group, speciesNames, sector }) => {
    if (group.isArchived !== filters.isArchived) return false;
    if (filters.sectorId !== null && sector?.sectorId !== filters.sectorId) return false;
    const text = foldText([name, ...speciesNames].join(' \n'));
    return words.every((word) => text.includes(word));
  });
}
