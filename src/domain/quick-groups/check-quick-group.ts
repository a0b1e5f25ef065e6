import { appError, type AppError } from '../errors/app-error.ts';
import { PLACE_NAME_LENGTH } from '../fields/fields.ts';
import { nameFault, tidyName } from '../text/plain-name.ts';
import {
  MAX_QUICK_GROUP_ANIMALS,
  MAX_QUICK_GROUP_MEMBERS,
  MAX_QUICK_GROUP_SPECIES,
  MAX_INDIVIDUALS,
  type QuickGroup,
} from './quick-group.ts';

/** The fields of a group that its owner types. */
export type TypedQuickGroup = Pick<
  QuickGroup,
  'groupName' | 'speciesIds' | 'sectorId' | 'animalIds' | 'individualCount' | 'memberIds' | 'nextEvaluationAtUnix'
>;

/** Returns what is typed as it is stored: no blanks around the name, nobody and nothing twice, the owner a member. */
export function tidyQuickGroup(typed: TypedQuickGroup, ownerId: string): TypedQuickGroup {
  const animalIds = [...new Set(typed.animalIds)];
  return {
    ...typed,
    groupName: tidyName(typed.groupName),
    speciesIds: [...new Set(typed.speciesIds)],
    animalIds,
    // Animals with a record are counted, and others may be counted beside them.
    individualCount: Math.max(typed.individualCount, animalIds.length),
    memberIds: [...new Set([ownerId, ...typed.memberIds])],
  };
}

/**
 * Returns what is wrong with a tidy group, by field; nothing when it may be saved. Codes: 'evaluation/group-name-required',
 * 'evaluation/species-required', 'evaluation/too-many', 'generic/invalid-input'.
 * @source specification, point 5 "Fast evaluation"
 */
export function checkQuickGroup(typed: TypedQuickGroup): Partial<Record<keyof TypedQuickGroup, AppError>> {
  const name = nameFault(typed.groupName, PLACE_NAME_LENGTH);
  const tooMany = (max: number) => appError('evaluation/too-many', { max });
  const { individualCount: count } = typed;
  return {
    ...(name === null
      ? {}
      : {
          groupName:
            typed.groupName === '' ? appError('evaluation/group-name-required') : appError('generic/invalid-input'),
        }),
    ...(typed.speciesIds.length === 0 ? { speciesIds: appError('evaluation/species-required') } : {}),
    ...(typed.speciesIds.length > MAX_QUICK_GROUP_SPECIES ? { speciesIds: tooMany(MAX_QUICK_GROUP_SPECIES) } : {}),
    ...(typed.animalIds.length > MAX_QUICK_GROUP_ANIMALS ? { animalIds: tooMany(MAX_QUICK_GROUP_ANIMALS) } : {}),
    ...(typed.memberIds.length > MAX_QUICK_GROUP_MEMBERS ? { memberIds: tooMany(MAX_QUICK_GROUP_MEMBERS) } : {}),
    ...(Number.isInteger(count) && count >= 0 && count <= MAX_INDIVIDUALS
      ? {}
      : { individualCount: appError('generic/invalid-input') }),
  };
}
