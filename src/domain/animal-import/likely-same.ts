import { folded } from '../text/folded.ts';
import type { KnownAnimal } from './import-ground.ts';
import { birthText } from './read-birth.ts';
import type { ReadRow } from './read-row.ts';

/** A row as far as its description tells one animal from another. */
type Described = Pick<ReadRow, 'animalName' | 'animalSexe' | 'birth' | 'animalChipId' | 'transponder' | 'specieId'>;

/**
 * Returns a function for the animal of the register that a row without a known identifier probably means: the one with
 * its chip and no other species, else one with its name, species and sex and no other birth; null for a row like no
 * other. Animals that have left or are archived, and those in `claimed`, which rows of the file name by their
 * identifiers, are nobody's. Each animal is offered once: to the first row like it.
 */
export function likelySame(
  animals: readonly KnownAnimal[],
  claimed: (animal: KnownAnimal) => boolean,
): (row: Described) => KnownAnimal | null {
  const byChip = new Map<string, KnownAnimal>();
  const byDescription = new Map<string, KnownAnimal[]>();
  for (const animal of animals) {
    if (animal.status !== 'present' || animal.isArchived || claimed(animal)) continue;
    for (const chip of chipsOf(animal)) if (chip !== null && chip !== '') byChip.set(chip, animal);
    const key = keyOf(animal);
    if (key === null) continue;
    const alike = byDescription.get(key);
    if (alike === undefined) byDescription.set(key, [animal]);
    else alike.push(animal);
  }
  const offered = new Set<KnownAnimal>();
  const isFree = (animal: KnownAnimal) => !offered.has(animal);
  return (row) => {
    const chipped = byChip.get(row.animalChipId ?? row.transponder?.value ?? '');
    const found =
      chipped !== undefined && isFree(chipped) && isSameSpecies(row, chipped)
        ? chipped
        : byDescription.get(keyOf(row) ?? '')?.find((animal) => isFree(animal) && hasNoOtherBirth(row, animal));
    if (found === undefined) return null;
    offered.add(found);
    return found;
  };
}

/** Returns every chip number of an animal: its chip, and its transponders. */
export function chipsOf({ animalChipId, otherIdentifiers }: KnownAnimal): readonly (string | null)[] {
  if (otherIdentifiers === undefined) return [animalChipId];
  const others = otherIdentifiers.filter(({ kind }) => kind === 'transponder').map(({ value }) => value);
  return [...others, animalChipId];
}

/** Returns the description of an animal as one text; null where a part of it is unknown. */
function keyOf({ animalName, specieId, animalSexe }: Omit<Described, 'birth'> | KnownAnimal): string | null {
  const name = folded(animalName);
  if (name === '' || specieId === null || animalSexe === null) return null;
  return `${name}\n${specieId}\n${animalSexe}`;
}

function isSameSpecies({ specieId }: Described, animal: KnownAnimal): boolean {
  return specieId === null || animal.specieId === null || specieId === animal.specieId;
}

function hasNoOtherBirth({ birth }: Described, { animalBirthdate }: KnownAnimal): boolean {
  return birth === null || animalBirthdate === null || birthText(birth) === animalBirthdate;
}
