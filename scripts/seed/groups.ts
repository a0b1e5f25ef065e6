import { groupAnimalSchema, type Group, groupSchema, OLDER_GROUP } from '../../src/domain/groups/group.ts';
import type { Animal } from '../../src/domain/animals/animal.ts';
import type { Place } from './place.ts';
import type { SeedDocument } from './seed-document.ts';
import { stored } from './stored.ts';

const DAY = 86_400_000;

type SeedGroup = {
  readonly enclosure: string;
  readonly key: string;
  readonly name: string;
  readonly species: readonly string[];
  /** numbers of the enclosure's animals in the group, from 1, both included */
  readonly heads: readonly [number, number];
  /** days until the next evaluation */
  readonly days: number | null;
};

/** The groups of the largest park; other parks have none. */
const GROUPS: readonly SeedGroup[] = [
  {
    enclosure: 'primates--1',
    key: 'gorilles',
    name: 'Famille des gorilles',
    species: ['gorille'],
    heads: [1, 6],
    days: 9,
  },
  {
    enclosure: 'primates--4',
    key: 'makis-1',
    name: 'Makis, groupe de l’eau',
    species: ['maki-catta'],
    heads: [1, 7],
    days: 21,
  },
  {
    enclosure: 'primates--4',
    key: 'makis-2',
    name: 'Makis, groupe du bois',
    species: ['maki-catta'],
    heads: [8, 12],
    days: null,
  },
  { enclosure: 'carnivores--4', key: 'meute', name: 'Meute du bois', species: ['loup-gris'], heads: [1, 6], days: 4 },
  {
    enclosure: 'carnivores--6',
    key: 'suricates',
    name: 'Clan des suricates',
    species: ['suricate'],
    heads: [1, 11],
    days: 14,
  },
  {
    enclosure: 'riviere--3',
    key: 'flamants',
    name: 'Colonie de flamants',
    species: ['flamant-rose'],
    heads: [1, 22],
    days: 30,
  },
  {
    enclosure: 'savane--1',
    key: 'plaine',
    name: 'Harde de la plaine',
    species: ['zebre-grevy', 'oryx'],
    heads: [1, 7],
    days: null,
  },
];

/** Returns the group id of this animal of an enclosure; null without a group. */
export function groupOf(place: Place, head: number): string | null {
  const group = groupsOf(place).find(({ heads: [from, to] }) => head >= from && head <= to);
  return group === undefined ? null : groupIdOf(place, group);
}

/** Returns the groups of an enclosure with their animals. */
export function groupDocuments(place: Place, animals: readonly Animal[], today: number): SeedDocument[] {
  return groupsOf(place).flatMap((group) => {
    const groupId = groupIdOf(place, group);
    const nextEvaluationDateUnix = group.days === null ? null : today + group.days * DAY;
    return documentsOfGroup(
      { groupId, groupName: group.name, species: group.species, nextEvaluationDateUnix },
      place,
      animals.filter((animal) => animal.group?.groupId === groupId),
    );
  });
}

/** Returns a group document with its animals. */
export function documentsOfGroup(
  group: Pick<Group, 'groupId' | 'groupName' | 'nextEvaluationDateUnix'> & { readonly species: readonly string[] },
  place: Place,
  animals: readonly Animal[],
): SeedDocument[] {
  const { groupId, groupName } = group;
  const data = groupSchema.parse({
    ...OLDER_GROUP,
    ...group,
    zooId: place.zooId,
    label: groupName,
    value: groupId,
    linkedSectorId: place.sectorId,
    memo: '',
    isArchived: false,
    archivedAtUnix: null,
    animalsCount: animals.length,
  });
  return [
    stored(`groups/${groupId}`, data),
    ...animals.map(({ animalId, zooId, createdAtUnix }) =>
      stored(
        `groups/${groupId}/animals/${animalId}`,
        groupAnimalSchema.parse({ animalId, groupId, zooId, addedAtUnix: createdAtUnix }),
      ),
    ),
  ];
}

function groupsOf(place: Place): readonly SeedGroup[] {
  return GROUPS.filter(({ enclosure }) => place.enclosureId === `zoo-fullcare--${enclosure}`);
}

function groupIdOf(place: Place, group: SeedGroup): string {
  return `${place.zooId}--group-${group.key}`;
}
