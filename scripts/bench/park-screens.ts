/** The screens of animals and places, with the read budget of each. */

/** A first page of a list, or one animal, enclosure, group or sector. */
export type ParkScreen = {
  readonly name: string;
  readonly address: string;
  /** documents on the first visit of a session, and on a later one */
  readonly cold: number;
  readonly warm: number;
};

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
}): readonly ParkScreen[] {
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
