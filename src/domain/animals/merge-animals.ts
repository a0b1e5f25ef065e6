import { appError } from '../errors/app-error.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { EpochMs } from '../time/epoch.ts';
import { ANIMAL_NOTES_LENGTH, type Animal } from './animal.ts';
import { type OtherIdentifier, withIdentifiers } from './other-identifiers.ts';

/** The fields of which a person chooses one of two values when two records of one animal become one. */
export const MERGED_FIELDS = [
  'animalName',
  'specieId',
  'subspecies',
  'animalSexe',
  'animalBirthdate',
  'animalChipId',
] as const;
export type MergedField = (typeof MERGED_FIELDS)[number];

/** The most records that are merged into one: its history is read with one query. */
export const MAX_MERGED = 20;

/**
 * Returns both records of one animal after their merger. The kept one takes the named fields of the other, and those
 * that are empty in it; it has the identifiers, the notes and the picture of both. The other one is archived, is
 * nowhere, and names the kept one. Errors: 'animal/archived' and 'animal/not-present' when either is not an animal that
 * lives here, 'animal/merged-often'.
 */
export function mergeAnimals(
  kept: Animal,
  merged: Animal,
  takes: readonly MergedField[],
  now: EpochMs,
): Result<{ readonly kept: Animal; readonly merged: Animal }> {
  for (const one of [kept, merged]) {
    if (one.isArchived) return fail(appError('animal/archived'));
    if (one.status !== 'present') return fail(appError('animal/not-present'));
  }
  const mergedIds = [...(kept.mergedIds ?? []), merged.animalId, ...(merged.mergedIds ?? [])];
  if (mergedIds.length > MAX_MERGED) return fail(appError('animal/merged-often'));
  const taken = MERGED_FIELDS.filter((field) => takes.includes(field) || isEmpty(kept[field]));
  const fields = Object.fromEntries(taken.map((field) => [field, merged[field]]));
  const species = taken.includes('specieId')
    ? { specieName: merged.specieName, specieLatinName: merged.specieLatinName }
    : {};
  const after: Animal = {
    ...kept,
    ...fields,
    ...species,
    birthDetail: birthDetailOf(kept, merged, taken.includes('animalBirthdate')),
    sire: kept.sire ?? merged.sire,
    dam: kept.dam ?? merged.dam,
    registryId: kept.registryId ?? merged.registryId,
    notes: notesOf(kept.notes, merged.notes),
    photo: kept.photo ?? merged.photo,
    mergedIds,
  };
  const identifiers = withIdentifiers(
    withIdentifiers(merged.otherIdentifiers ?? [], kept.otherIdentifiers ?? []),
    formerOf(after, [kept, merged]),
  );
  return ok({
    kept: identifiers.length === 0 ? after : { ...after, otherIdentifiers: [...identifiers] },
    merged: {
      ...merged,
      registryId: null,
      otherIdentifiers: [...withIdentifiers(merged.otherIdentifiers ?? [], localId(merged.registryId))],
      animalEnclosureData: null,
      group: null,
      isArchived: true,
      archivedAtUnix: now,
      mergedInto: kept.animalId,
    },
  });
}

/** Returns the identifiers and chips of both records that the fields of the kept one do not show. */
function formerOf(after: Animal, records: readonly Animal[]): OtherIdentifier[] {
  return records.flatMap(({ registryId, animalChipId }) => [
    ...(registryId === after.registryId ? [] : localId(registryId)),
    ...(isEmpty(animalChipId) || animalChipId === after.animalChipId
      ? []
      : [{ kind: 'transponder' as const, value: animalChipId ?? '' }]),
  ]);
}

/** Returns what is known beside the month of birth: of the record whose month is taken, or of either where they agree. */
function birthDetailOf(kept: Animal, merged: Animal, isTaken: boolean): string | null {
  const detail = isTaken ? merged.birthDetail : kept.birthDetail;
  const isAlike = kept.animalBirthdate === merged.animalBirthdate;
  return detail ?? (isAlike ? (kept.birthDetail ?? merged.birthDetail) : null);
}

function localId(registryId: string | null): OtherIdentifier[] {
  return isEmpty(registryId) ? [] : [{ kind: 'local', value: registryId ?? '' }];
}

function notesOf(kept: string, merged: string): string {
  if (merged === '' || kept.includes(merged)) return kept;
  const both = kept === '' ? merged : `${kept}\n${merged}`;
  return both.length > ANIMAL_NOTES_LENGTH ? kept : both;
}

function isEmpty(value: string | null): boolean {
  return value === null || value === '';
}
