import type { Animal } from '../../src/domain/animals/animal.ts';
import { makeAnimal } from './animals.ts';
import { emptyEnclosureDocuments } from './empty-enclosures.ts';
import { enclosureDocuments } from './enclosures.ts';
import { afterFate, type Fate, fateOf } from './fates.ts';
import { groupDocuments, groupOf } from './groups.ts';
import { arrivalOf, movementDocuments } from './moves.ts';
import { photoDocuments, pictureOfAnimal } from './photos.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { Place } from './place.ts';
import type { Random } from './random.ts';
import { Registers } from './registers.ts';
import type { SeedDocument } from './seed-document.ts';
import { shareDocuments } from './shares.ts';
import { stored } from './stored.ts';

/** The differences between the seeds in how a place is filled. */
export type Filling = {
  readonly random: Random;
  /** the day of the seed */
  readonly today: number;
  /** null: documents name none */
  readonly pictures: Pictures | null;
  /** the species of an animal of the place, by its position from 0 */
  readonly speciesOf: (place: Place, position: number) => string;
  /** the group of an animal of the place, by its number from 1 */
  readonly groupOf: (place: Place, head: number) => string | null;
  readonly groupDocuments: (place: Place, animals: readonly Animal[]) => SeedDocument[];
  /** the flaw in the animal's data */
  readonly flawOf: (animal: Animal) => Partial<Animal>;
};

/** Returns how the small seed fills its places. */
export function smallFilling(random: Random, today: number, pictures: Pictures | null): Filling {
  return {
    random,
    today,
    pictures,
    speciesOf: (place) => random.pick(place.species),
    groupOf,
    groupDocuments: (place, animals) => groupDocuments(place, animals, today),
    flawOf: () => ({}),
  };
}

/**
 * Yields the places one after another, each with its zones, animals, moves, groups and photos, and each part of the register
 * when it is full.
 * @param after other documents of a place, yielded after it
 */
export function* parkDocuments(
  places: Iterable<Place>,
  filling: Filling,
  after: (place: Place) => Iterable<SeedDocument> = () => [],
): Generator<SeedDocument> {
  const registers = new Registers();
  for (const place of places) {
    yield* placeDocuments(place, filling, registers);
    yield* after(place);
  }
  yield* registers.rest();
  yield* emptyEnclosureDocuments(filling.today);
}

function* placeDocuments(place: Place, filling: Filling, registers: Registers): Generator<SeedDocument> {
  const { random, today, pictures } = filling;
  const animals: Animal[] = [];
  for (const [position, animalId] of place.animalIds.entries()) {
    const { animal, fate, groupId } = animalOf(place, animalId, position, filling);
    const registered = { ...animal, registerPart: registers.partFor(place.zooId) };
    animals.push(registered);
    yield stored(`animals/${animalId}`, registered);
    yield* registers.add(registered);
    yield* shareDocuments(registered, today);
    yield* movementDocuments(random, { place, animal: registered, groupId, fate, today });
  }
  yield* enclosureDocuments(random, place, animals, pictures);
  yield* filling.groupDocuments(place, animals);
  yield* photoDocuments(place, animals, today, pictures);
}

function animalOf(
  place: Place,
  animalId: string,
  position: number,
  filling: Filling,
): { animal: Animal; fate: Fate | null; groupId: string | null } {
  const { random, today, pictures } = filling;
  const { zooId, enclosureId } = place;
  const specieId = filling.speciesOf(place, position);
  const arrivedAtUnix = arrivalOf(random, today);
  const made = makeAnimal(random, {
    zooId,
    enclosureId,
    animalId,
    specieId,
    number: position,
    arrivedAtUnix,
    now: new Date(today),
  });
  const groupId = filling.groupOf(place, position + 1);
  const photo = pictureOfAnimal(place, made, position + 1, pictures);
  const living = { ...made, photo, group: groupId === null ? null : { groupId } };
  const fate = fateOf(animalId);
  return { animal: { ...afterFate(living, fate, today), ...filling.flawOf(living) }, fate, groupId };
}
