import { animalDocument } from '../animals.ts';
import type { Random } from '../random.ts';
import type { SeedDocument } from '../seed-document.ts';
import type { Place } from './places.ts';

/** Yields the animals of a place, their group and its members. */
export function* animalDocuments(random: Random, place: Place, now: Date): Generator<SeedDocument> {
  const groupId = `${place.enclosureId}--group`;
  const members: SeedDocument[] = [];
  for (const [head, animalId] of place.animalIds.entries()) {
    const { zooId, enclosureId, species } = place;
    // One herd is of one species, mixed enclosures hold two herds side by side.
    const specieId = species[Math.floor((head * species.length) / place.animalIds.length)] ?? '';
    const animal = animalDocument(random, { zooId, enclosureId, animalId, specieId, number: head, now });
    const data: Record<string, unknown> = { ...animal.data, group: { groupId }, ...flaw(random, animal.data) };
    yield { path: animal.path, data };
    members.push({
      path: `groups/${groupId}/animals/${animalId}`,
      data: { animalId, animalName: data['animalName'], specieId, zooId },
    });
  }
  yield groupDocument(place, groupId, random, now);
  yield* members;
}

/** What registers of real parks hold besides: one animal in forty has something wrong. */
function flaw(random: Random, { animalName, animalChipId }: Record<string, unknown>): Record<string, unknown> {
  if (!random.chance(0.025)) return {};
  return random.pick<Record<string, unknown>>([
    { animalSexe: null },
    { animalSexe: '' },
    { animalBirthdate: '00/2011' },
    { animalBirthdate: '2014' },
    { animalChipId: typeof animalChipId === 'string' ? animalChipId.slice(1) : '' },
    { animalName: `${String(animalName)} ` },
    { animalName: String(animalName).toUpperCase() },
    { registryId: '?' },
    { isArchived: true, group: null },
  ]);
}

function groupDocument(place: Place, groupId: string, random: Random, now: Date): SeedDocument {
  return {
    path: `groups/${groupId}`,
    data: {
      groupId,
      groupName: place.name,
      zooId: place.zooId,
      label: place.name,
      value: groupId,
      species: place.species,
      nextEvaluationDate: random.chance(0.7) ? new Date(now.getTime() + random.between(1, 60) * 86_400_000) : null,
      owner: place.planner,
      members: place.keepers,
      status: 'active',
    },
  };
}
