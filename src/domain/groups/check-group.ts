import type { Animal } from '../animals/animal.ts';
import { appError, type AppError } from '../errors/app-error.ts';
import { MEMO_LENGTH, PLACE_NAME_LENGTH } from '../fields/fields.ts';
import { hasControlCharacters, nameFault, tidyName } from '../text/plain-name.ts';
import { countedIn } from './census.ts';
import { type Group, MAX_COUNTED, MAX_GROUP_SPECIES } from './group.ts';

/** The fields of a group that people type. */
export type TypedGroup = Pick<
  Group,
  | 'groupName'
  | 'species'
  | 'linkedSectorId'
  | 'enclosureId'
  | 'males'
  | 'females'
  | 'unsexed'
  | 'memo'
  | 'nextEvaluationDateUnix'
>;

/** The faults of a group by field; a valid field is absent. */
export type GroupErrors = Partial<Record<keyof TypedGroup, AppError>>;

/** Returns the group as it is stored: no blanks around a text, each species once. */
export function tidyGroup(typed: TypedGroup): TypedGroup {
  return {
    ...typed,
    groupName: tidyName(typed.groupName),
    memo: typed.memo.trim(),
    species: [...new Set(typed.species)],
  };
}

/**
 * Returns the faults of a tidy group; empty when it may be saved. Its species may be missing. Codes:
 * 'group/name-required', 'group/name-too-long', and 'generic/invalid-input' for control characters, a memo that is too
 * long and more than 50 species; 'group/count-wrong' for a count that is no whole number from 0 to 999,999, and
 * 'group/place-missing' for counted animals that live nowhere.
 */
export function checkGroup(group: TypedGroup): GroupErrors {
  const errors: GroupErrors = {};
  const fault = nameFault(group.groupName, PLACE_NAME_LENGTH);
  if (fault === 'missing') errors.groupName = appError('group/name-required');
  if (fault === 'too-long') errors.groupName = appError('group/name-too-long');
  if (fault === 'control-character') errors.groupName = appError('generic/invalid-input');
  if (group.memo.length > MEMO_LENGTH || hasControlCharacters(group.memo))
    errors.memo = appError('generic/invalid-input');
  if (group.species.length > MAX_GROUP_SPECIES) errors.species = appError('generic/invalid-input');
  for (const sex of ['males', 'females', 'unsexed'] as const)
    if (!Number.isInteger(group[sex]) || group[sex] < 0 || group[sex] > MAX_COUNTED)
      errors[sex] = appError('group/count-wrong', { most: MAX_COUNTED });
  if (countedIn(group) > 0 && group.enclosureId === null) errors.enclosureId = appError('group/place-missing');
  return errors;
}

/**
 * Returns the warning 'animal/group-species-differs' when a group is meant for other species than the animal's; null
 * when it is meant for that species or for any, or when the animal's species is unknown. A warning does not prevent
 * saving.
 * @source specification, point 5 "Animal"
 */
export function groupSpeciesDiffer(group: Pick<Group, 'species'>, animal: Pick<Animal, 'specieId'>): AppError | null {
  if (group.species.length === 0 || animal.specieId === null || group.species.includes(animal.specieId)) return null;
  return appError('animal/group-species-differs');
}
