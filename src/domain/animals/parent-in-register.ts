import type { ErrorCode } from '../errors/catalogue.ts';
import { folded } from '../text/folded.ts';
import { readBirthdate } from './birthdate.ts';
import type { Parent, ParentRole } from './parents.ts';
import type { RegisterEntry } from './register.ts';

const SEX_OF = { sire: 'Male', dam: 'Femelle' } as const;

type Born = Pick<RegisterEntry, 'animalSexe' | 'animalBirthdate'> & { readonly animalId: string };

/**
 * Returns why an animal cannot be this parent of another one: it is the same animal, of the other sex, or born later;
 * null when it can.
 */
export function parentFault(
  role: ParentRole,
  parent: Born,
  child: { readonly animalId: string | null; readonly animalBirthdate: string | null },
): Extract<ErrorCode, 'animal/parent-self' | 'animal/parent-sex' | 'animal/parent-younger'> | null {
  if (parent.animalId === child.animalId) return 'animal/parent-self';
  if (parent.animalSexe !== null && parent.animalSexe !== SEX_OF[role]) return 'animal/parent-sex';
  const [older, younger] = [parent.animalBirthdate, child.animalBirthdate].map((text) => readBirthdate(text ?? ''));
  if (!older || !younger) return null;
  return older.year * 12 + older.month >= younger.year * 12 + younger.month ? 'animal/parent-younger' : null;
}

type Identified = Pick<RegisterEntry, 'registryId' | 'otherIdentifiers' | 'animalChipId' | 'mergedInto'> & {
  readonly animalId: string;
};

/**
 * Returns the animal of the register that a parent means: the named one, or the record into which that one was merged;
 * else the only one that has the text as an identifier or a chip. Null when the register has none.
 */
export function parentIn<Of extends Identified>({ animalId, text }: Parent, animals: readonly Of[]): Of | null {
  if (animalId !== null) {
    let found = animals.find((one) => one.animalId === animalId);
    // A merger names a record that stays, so that this ends; records that named one another would go on for ever.
    for (let steps = 0; found?.mergedInto !== undefined && steps < 20; steps += 1) {
      const { mergedInto } = found;
      found = animals.find((one) => one.animalId === mergedInto);
    }
    return found ?? null;
  }
  const key = folded(text);
  if (key === '') return null;
  const named = animals.filter((one) => one.mergedInto === undefined && identifiersOf(one).includes(key));
  return named.length === 1 ? (named[0] ?? null) : null;
}

function identifiersOf({ registryId, animalChipId, otherIdentifiers = [] }: Identified): string[] {
  const all = [registryId, animalChipId, ...otherIdentifiers.map(({ value }) => value)];
  return all.filter((id) => id !== null && id !== '').map((id) => folded(id ?? ''));
}
