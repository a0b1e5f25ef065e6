/** The screens of animals and places, with the read budget of each. */

import type { MeasuredScreen } from './screen-visits.ts';

/** Up to this many rows a list draws all of them, above only the visible ones. */
const PAGE = 100;
/** docs/benchmarks.md explains the figures. */
const LIST = { cold: PAGE + 30, warm: 10 };
const ONE = { cold: 25, warm: 5 };

/** Returns the screens, for an existing enclosure, animal, group and sector. */
export function parkScreens(ids: {
  readonly animalId: string;
  readonly enclosureId: string;
  readonly groupId: string;
}): readonly MeasuredScreen[] {
  return [
    { name: 'animals by species', address: '/specieAnimalsListView', ...LIST },
    { name: 'animals, one list', address: '/specieAnimalsListView?view=flat', ...LIST },
    { name: 'enclosures', address: '/EnclosureListView', ...LIST },
    { name: 'groups', address: '/GroupListView', ...LIST },
    { name: 'sectors', address: '/SectorListView', ...LIST },
    { name: 'one animal', address: `/AnimalManagementView?id=${ids.animalId}`, ...ONE },
    { name: 'one enclosure', address: `/EnclosureManagementView?id=${ids.enclosureId}`, ...ONE },
    { name: 'its animals', address: `/EnclosureManagementView?id=${ids.enclosureId}&tab=animals`, ...ONE },
    { name: 'one group', address: `/GroupManagementView?id=${ids.groupId}`, ...ONE },
  ];
}
