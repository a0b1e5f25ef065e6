import { type AppError, appError } from '../errors/app-error.ts';
import { nameFault } from '../text/plain-name.ts';
import { ZONE } from '../time/epoch.ts';
import { instantOfDay } from '../time/typed-day.ts';
import {
  IDENTIFIER_LENGTH,
  isSameIdentifier,
  MAX_OTHER_IDENTIFIERS,
  type OtherIdentifier,
  withIdentifiers,
} from './other-identifiers.ts';
import { readChip } from './read-chip.ts';

/**
 * Returns identifiers as they are stored: no blanks around a value, the digits of a transponder without signs between
 * them, no empty day, and no line in which nothing is said.
 */
export function tidyIdentifiers(said: readonly OtherIdentifier[]): OtherIdentifier[] {
  return said.flatMap(({ kind, value, validFrom, validUntil }) => {
    const tidy = {
      kind,
      value: kind === 'transponder' ? transponderDigits(value.trim()) : value.trim(),
      ...(validFrom ? { validFrom } : {}),
      ...(validUntil ? { validUntil } : {}),
    };
    return tidy.value === '' && !validFrom && !validUntil ? [] : [tidy];
  });
}

/**
 * Returns why tidy identifiers cannot be stored, null when they can. Codes: 'animal/identifier-empty',
 * 'animal/identifier-repeated', 'animal/identifier-transponder', 'animal/identifier-period',
 * 'animal/identifier-gan-twice', and 'generic/invalid-input' for more than ten and for a text that is too long.
 */
export function identifiersFault(identifiers: readonly OtherIdentifier[]): AppError | null {
  if (identifiers.length > MAX_OTHER_IDENTIFIERS) return appError('generic/invalid-input');
  for (const [place, one] of identifiers.entries()) {
    const { kind, value, validFrom, validUntil } = one;
    const fault = nameFault(value, IDENTIFIER_LENGTH);
    if (fault === 'missing') return appError('animal/identifier-empty');
    if (fault !== null) return appError('generic/invalid-input');
    if (identifiers.slice(0, place).some((earlier) => isSameIdentifier(earlier, one)))
      return appError('animal/identifier-repeated');
    if (kind === 'transponder' && 'wrong' in readChip(value)) return appError('animal/identifier-transponder');
    if (!isDay(validFrom) || !isDay(validUntil)) return appError('animal/identifier-period');
    if (validFrom !== undefined && validUntil !== undefined && validUntil < validFrom)
      return appError('animal/identifier-period');
  }
  if (identifiers.filter(({ kind, validUntil }) => kind === 'gan' && validUntil === undefined).length > 1)
    return appError('animal/identifier-gan-twice');
  return null;
}

/** A chip and the further identifiers of one animal, as they are typed. */
type Chipped = {
  readonly animalChipId: string | null;
  readonly otherIdentifiers?: readonly OtherIdentifier[] | undefined;
};

/**
 * Returns a typed chip as an import keeps it: 14 digits without the signs between them are the chip; 15 digits
 * (ISO 11784) stand beside it as a transponder, and the chip is empty. Another text stays as it was typed.
 */
export function settledChip<Of extends Chipped>(typed: Of): Of {
  const read = readChip(typed.animalChipId?.trim() ?? '');
  if ('chip' in read) return { ...typed, animalChipId: read.chip };
  if (!('transponder' in read)) return typed;
  const transponder = { kind: 'transponder' as const, value: read.transponder };
  return {
    ...typed,
    animalChipId: null,
    otherIdentifiers: [...withIdentifiers(typed.otherIdentifiers ?? [], [transponder])],
  };
}

type Numbered = Chipped & { readonly animalId: string; readonly animalName: string; readonly mergedInto?: unknown };

/**
 * Returns the first number of an animal that another animal of the register has, with the name of that animal; null for
 * none. Chips and transponders are one kind of numbers; rings, tags and numbers of other registers may repeat.
 */
export function takenNumber(
  { animalId, ...mine }: Chipped & { readonly animalId: string | null },
  animals: readonly Numbered[],
): { readonly field: 'animalChipId' | 'otherIdentifiers'; readonly value: string; readonly name: string } | null {
  const own = numbersOf(mine);
  if (own.size === 0) return null;
  for (const other of animals) {
    if (other.animalId === animalId || other.mergedInto !== undefined) continue;
    for (const [key, value] of numbersOf(other))
      if (own.has(key))
        return {
          field: value === mine.animalChipId ? 'animalChipId' : 'otherIdentifiers',
          value,
          name: other.animalName,
        };
  }
  return null;
}

function numbersOf({ animalChipId, otherIdentifiers = [] }: Chipped): ReadonlyMap<string, string> {
  const unique = otherIdentifiers.filter(({ kind }) => kind === 'transponder' || kind === 'gan');
  return new Map([
    ...(animalChipId === null ? [] : [[`chip ${animalChipId}`, animalChipId] as const]),
    ...unique.map(({ kind, value }) => [`${kind === 'gan' ? 'gan' : 'chip'} ${value}`, value] as const),
  ]);
}

function transponderDigits(value: string): string {
  const read = readChip(value);
  if ('transponder' in read) return read.transponder;
  return 'chip' in read ? read.chip : value;
}

function isDay(text: string | undefined): boolean {
  return text === undefined || instantOfDay(text, '00:00', ZONE) !== null;
}
