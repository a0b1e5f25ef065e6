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
 * Returns the records that are probably of one animal, in pairs: animals that live here, of one species, with one chip,
 * or with one name, sex and month of birth. An unknown month counts as the same when either record has no identifier in
 * the register. Of more than two such records the first stands in each pair. Empty for a register without any.
 */
export function probableTwins<Of extends Described>(animals: readonly Of[]): readonly (readonly [Of, Of])[] {
  const firsts = new Map<string, Of[]>();
  const pairs: (readonly [Of, Of])[] = [];
  for (const animal of animals) {
    if (animal.status !== 'present' || animal.isArchived || animal.specieId === null) continue;
    const keys = keysOf(animal);
    const twin = keys.flatMap((key) => firsts.get(key) ?? []).find((first) => isTwin(first, animal));
    if (twin !== undefined) {
      pairs.push([twin, animal]);
      continue;
    }
    for (const key of keys) {
      const known = firsts.get(key);
      if (known === undefined) firsts.set(key, [animal]);
      else known.push(animal);
    }
  }
  return pairs;
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
