import { type AnimalShare, shareIdOf } from '../../src/domain/animal-shares/animal-share.ts';
import type { Animal } from '../../src/domain/animals/animal.ts';
import { addDays } from '../../src/domain/time/calendar-day.ts';
import { ZONE } from '../../src/domain/time/epoch.ts';
import { PARKS } from './parks.ts';
import type { SeedDocument } from './seed-document.ts';
import { stored } from './stored.ts';

/** The agreements by which another establishment reads an animal, as before a transfer. */
const ACCEPTED: Readonly<Record<string, string>> = {
  'zoo-fullcare--riviere--5--1': 'zoo-essential',
  'zoo-fullcare--carnivores--6--11': 'zoo-essential',
  'zoo-essential--mammiferes-marins--1--2': 'zoo-fullcare',
  'zoo-essential--mammiferes-marins--1--3': 'zoo-fullcare',
  'zoo-essential--oiseaux-de-mer--2--5': 'zoo-fullcare',
  'zoo-essential--marais--2--1': 'zoo-fullcare',
  'zoo-research--aquariums--1--1': 'zoo-fullcare',
};

/** The animals that wait for the answer of another establishment. */
const PROPOSED: Readonly<Record<string, string>> = {
  'zoo-essential--mammiferes-marins--2--1': 'zoo-fullcare',
  'zoo-essential--mammiferes-marins--2--2': 'zoo-fullcare',
  'zoo-fullcare--riviere--5--2': 'zoo-research',
};
const MESSAGE = 'Pour préparer le transfert de l’automne, dans le programme européen d’élevage.';

/** The admins who proposed and answered, by establishment. */
const ADMINS: Readonly<Record<string, string>> = {
  'zoo-fullcare': 'fullcare-manager',
  'zoo-essential': 'essential-manager',
  'zoo-research': 'research-manager',
};
const HOUR = 3_600_000;

/** Returns the fields of an animal that say who reads it; none for an animal that is not shared. */
export function readersOf({
  animalId,
  zooId,
}: Animal): Partial<Pick<Animal, 'authorizedFacilities' | 'establishmentName'>> {
  const partnerId = ACCEPTED[animalId];
  if (partnerId === undefined) return {};
  return { authorizedFacilities: [zooId, partnerId], establishmentName: nameOf(zooId) };
}

/** Yields the share of an animal, if it has one: accepted two weeks before `today`, or proposed on the day before. */
export function* shareDocuments(animal: Animal, today: number): Generator<SeedDocument> {
  const { animalId, animalName, animalSexe, specieId, specieName, specieLatinName, photo, zooId } = animal;
  const isAccepted = animalId in ACCEPTED;
  const partnerId = ACCEPTED[animalId] ?? PROPOSED[animalId];
  if (partnerId === undefined) return;
  const at = (daysAgo: number) => addDays(today, -daysAgo, ZONE) + 9 * HOUR;
  const shareId = shareIdOf(animalId, partnerId);
  const share: AnimalShare = {
    ...{ shareId, zooId, establishmentName: nameOf(zooId), partnerId, partnerName: nameOf(partnerId) },
    requestId: `${zooId}--${partnerId}--${isAccepted ? 'accepted' : 'proposed'}`,
    ...{ animalId, animalName, animalSexe, specieId, specieName, specieLatinName, photoUrl: photo?.url ?? null },
    ...{ state: isAccepted ? 'accepted' : 'proposed', message: isAccepted ? '' : MESSAGE, reason: '' },
    proposedBy: ADMINS[zooId] ?? '',
    proposedAtUnix: at(isAccepted ? 16 : 1),
    answeredBy: isAccepted ? (ADMINS[partnerId] ?? '') : null,
    answeredAtUnix: isAccepted ? at(14) : null,
    ...{ endedBy: null, endedAtUnix: null, endedSide: null, endCause: null },
    updatedAtUnix: at(isAccepted ? 14 : 1),
  };
  yield stored(`animalShares/${shareId}`, share);
}

function nameOf(zooId: string): string {
  return PARKS.find((park) => park.zooId === zooId)?.zooName ?? '';
}
