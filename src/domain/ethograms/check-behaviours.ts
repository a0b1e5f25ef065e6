import { type Faults, noteTexts } from '../content/check-texts.ts';
import { CONTENT_NAME_LENGTH } from '../content/lifecycle.ts';
import { isPictureAddress } from '../content/picture-address.ts';
import { appError, type AppError } from '../errors/app-error.ts';
import { contrastWithWhite, MIN_CONTRAST } from './contrast.ts';
import {
  type Behaviour,
  CODE_LENGTH,
  DEFINITION_LENGTH,
  type EthogramContent,
  EXCLUSION_GROUP_LENGTH,
  MAX_BEHAVIOURS,
  MAX_MODIFIER_VALUES,
  MAX_MODIFIERS,
  NOT_VISIBLE,
} from './ethogram.ts';

/** No comma and no bar: files put them between codes. */
const CODE = /^[\p{L}\p{N}]([\p{L}\p{N} ._()/+-]*[\p{L}\p{N}.)])?$/u;
const COLOUR = /^#[0-9a-f]{6}$/;
const TOO_LONG = 'content/text-too-long';

/** Returns a code as codes are compared: whatever its case. */
export function codeKey(code: string): string {
  return code.toLowerCase();
}

/** Notes the faults of the behaviours at 'behaviours' and 'behaviours.<place>.<field>'. */
export function checkBehaviours(
  faults: Faults,
  { behaviours, categories }: EthogramContent,
  publishedCodes: readonly string[],
): void {
  const max = MAX_BEHAVIOURS;
  if (behaviours.length > max) faults['behaviours'] = appError('ethogram/behaviours-too-many', { max });
  if (!behaviours.some(({ code }) => code === NOT_VISIBLE))
    faults['behaviours'] = appError('ethogram/not-visible-missing', { code: NOT_VISIBLE });
  const categoryIds = new Set(categories.map(({ categoryId }) => categoryId));
  // Of two with one code or key, both are named: the one that is being typed is not always the later one.
  const codes = placesBy(behaviours, ({ code }) => codeKey(code));
  const keys = placesBy(behaviours, ({ key }) => key);
  for (const [at, behaviour] of behaviours.entries()) {
    const note = (name: string, error: AppError | null) => {
      if (error !== null) faults[`behaviours.${at}.${name}`] = error;
    };
    const sameKey = keys.get(behaviour.key)?.find((place) => place !== at);
    note('code', codeError(behaviour.code, (codes.get(codeKey(behaviour.code))?.length ?? 0) > 1));
    note('key', keyError(behaviour.key, sameKey === undefined ? null : (behaviours[sameKey]?.code ?? '')));
    note('colour', colourError(behaviour.colour));
    note('categoryId', categoryIds.has(behaviour.categoryId) ? null : appError('ethogram/category-unknown'));
    note(
      'pictureUrl',
      behaviour.pictureUrl === null || isPictureAddress(behaviour.pictureUrl)
        ? null
        : appError('ethogram/picture-address'),
    );
    note('exclusionGroup', groupError(behaviour.exclusionGroup));
    note('was', behaviour.was.every((code) => publishedCodes.includes(code)) ? null : unknownOrigin());
    noteTexts(faults, `behaviours.${at}.name`, behaviour.name, CONTENT_NAME_LENGTH, TOO_LONG);
    noteTexts(faults, `behaviours.${at}.definition`, behaviour.definition, DEFINITION_LENGTH, TOO_LONG);
    checkModifiers(faults, at, behaviour);
  }
}

function placesBy(behaviours: readonly Behaviour[], valueOf: (one: Behaviour) => string): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, behaviour] of behaviours.entries())
    places.set(valueOf(behaviour), [...(places.get(valueOf(behaviour)) ?? []), at]);
  return places;
}

function codeError(code: string, isTaken: boolean): AppError | null {
  if (code === '') return appError('ethogram/code-required');
  if (code.length > CODE_LENGTH || !CODE.test(code)) return appError('ethogram/code-invalid', { max: CODE_LENGTH });
  return isTaken ? appError('ethogram/code-twice', { code }) : null;
}

/** `code` is that of another behaviour with this key; null for none. */
function keyError(key: string, code: string | null): AppError | null {
  if (!/^[^\s\p{C}]$/u.test(key)) return appError('ethogram/key-required');
  return code === null ? null : appError('ethogram/key-twice', { key, code });
}

function colourError(colour: string): AppError | null {
  if (!COLOUR.test(colour)) return appError('ethogram/colour-invalid');
  return contrastWithWhite(colour) < MIN_CONTRAST ? appError('ethogram/colour-contrast') : null;
}

function groupError(group: string | null): AppError | null {
  if (group === null) return null;
  if (group.length > EXCLUSION_GROUP_LENGTH) return appError(TOO_LONG, { max: EXCLUSION_GROUP_LENGTH });
  return /\p{Cc}/u.test(group) ? appError('generic/invalid-input') : null;
}

function unknownOrigin(): AppError {
  return appError('ethogram/continues-unknown');
}

function checkModifiers(faults: Faults, at: number, { modifiers }: Behaviour): void {
  const path = `behaviours.${at}.modifiers`;
  if (modifiers.length > MAX_MODIFIERS) faults[path] = appError('ethogram/modifiers-too-many', { max: MAX_MODIFIERS });
  if (isRepeated(modifiers.map(({ modifierId }) => modifierId))) faults[path] = appError('ethogram/modifier-twice');
  for (const [place, { name, values }] of modifiers.entries()) {
    noteTexts(faults, `${path}.${place}.name`, name, CONTENT_NAME_LENGTH, TOO_LONG);
    if (values.length === 0 || values.length > MAX_MODIFIER_VALUES)
      faults[`${path}.${place}.values`] = appError('ethogram/modifier-values', { max: MAX_MODIFIER_VALUES });
    if (isRepeated(values.map(({ valueId }) => valueId)))
      faults[`${path}.${place}.values`] = appError('ethogram/modifier-twice');
    for (const [number, value] of values.entries())
      noteTexts(faults, `${path}.${place}.values.${number}.name`, value.name, CONTENT_NAME_LENGTH, TOO_LONG);
  }
}

function isRepeated(ids: readonly string[]): boolean {
  return new Set(ids).size < ids.length || ids.includes('');
}
