import { folded } from '../text/folded.ts';
import type { RegisterEntry } from './register.ts';

type Described = Pick<
  RegisterEntry,
  | 'animalName'
  | 'animalChipId'
  | 'animalBirthdate'
  | 'animalSexe'
  | 'specieId'
  | 'registryId'
  | 'status'
  | 'isArchived'
  | 'otherIdentifiers'
>;

/**
 * Returns a function that takes the animals of a register one after the other, and returns each one's pair with the first
 * record that is probably of the same animal; null where there is none. Both live here, are of one species, and have one
 * chip, or one name, sex and month of birth. An unknown month counts as the same when either record has no identifier in
 * the register. Of more than two such records the first stands in each pair.
 */
export function twinFinder<Of extends Described>(): (animal: Of) => readonly [Of, Of] | null {
  const firsts = new Map<string, Of[]>();
  return (animal) => {
    if (animal.status !== 'present' || animal.isArchived || animal.specieId === null) return null;
    const keys = keysOf(animal);
    const twin = keys.flatMap((key) => firsts.get(key) ?? []).find((first) => isTwin(first, animal));
    if (twin !== undefined) return [twin, animal];
    for (const key of keys) {
      const known = firsts.get(key);
      if (known === undefined) firsts.set(key, [animal]);
      else known.push(animal);
    }
    return null;
  };
}

function keysOf(animal: Described): string[] {
  const { animalName, animalSexe, specieId } = animal;
  const name = folded(animalName);
  const described = name === '' || animalSexe === null ? [] : [`name ${specieId} ${animalSexe} ${name}`];
  return [...chipsOf(animal).map((chip) => `chip ${specieId} ${chip}`), ...described];
}

function chipsOf({ animalChipId, otherIdentifiers = [] }: Described): string[] {
  const transponders = otherIdentifiers.filter(({ kind }) => kind === 'transponder').map(({ value }) => value);
  return [animalChipId ?? '', ...transponders].filter((chip) => chip !== '');
}

function isTwin(one: Described, other: Described): boolean {
  if (chipsOf(one).some((chip) => chipsOf(other).includes(chip))) return true;
  if (one.animalBirthdate !== null && other.animalBirthdate !== null)
    return one.animalBirthdate === other.animalBirthdate;
  return one.registryId === null || other.registryId === null;
}
