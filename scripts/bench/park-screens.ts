/** The screens of a park's records, with what each may read. */

/** A first page of a list, or one animal, enclosure, group or sector. */
export type ParkScreen = {
  readonly name: string;
  readonly address: string;
  /** documents on the first visit of a session, and on another one */
  readonly cold: number;
  readonly warm: number;
};

/** A list draws so many rows before it draws only those in sight. */
const PAGE = 100;
/** docs/benchmarks.md says where the figures come from. */
const LIST = { cold: PAGE + 30, warm: 10 };
const ONE = { cold: 25, warm: 5 };

/** Returns the screens, for an enclosure, an animal, a group and a sector that are there. */
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
