import { isKnownLevel, type TaxonomyOfLevels } from '../content/question-level.ts';
import { isUntranslated } from '../content/translated.ts';
import { appError, type AppError } from '../errors/app-error.ts';
import { storedBytes } from '../shared/stored-bytes.ts';
import { checkBehaviours } from './check-behaviours.ts';
import { type Faults, noteTexts } from './ethogram-faults.ts';
import {
  ETHOGRAM_DESCRIPTION_LENGTH,
  ETHOGRAM_NAME_LENGTH,
  ETHOGRAM_REF_LENGTH,
  type EthogramContent,
  MAX_BEHAVIOUR_CATEGORIES,
  MAX_ETHOGRAM_BYTES,
  MAX_ETHOGRAM_REFERENCES,
  MAX_KEPT_LENGTH,
} from './ethogram.ts';

/** The faults of an ethogram by path, such as 'ethogramRef' or 'behaviours.0.key'. */
export type EthogramErrors = Readonly<Record<string, AppError>>;

/** The knowledge that an ethogram is checked against. */
export type EthogramGround = {
  /** null while it is not known, as in a form that is still loading */
  readonly taxonomy: TaxonomyOfLevels | null;
  /** the references of the other ethograms of the same owner, in capitals */
  readonly takenRefs: ReadonlySet<string>;
  /** the codes of the last published version; empty before the first */
  readonly publishedCodes: readonly string[];
};

const REF = /^[A-Z0-9-]+$/;

/**
 * Returns the faults of a tidy ethogram; empty when it may be saved as a draft. Missing translations are
 * `missingTexts`. Codes: 'ethogram/…', and 'generic/invalid-input' for control characters.
 */
export function checkEthogram(ethogram: EthogramContent, ground: EthogramGround): EthogramErrors {
  const faults: Faults = {};
  const ref = refError(ethogram.ethogramRef, ground.takenRefs);
  if (ref !== null) faults['ethogramRef'] = ref;
  if (isUntranslated(ethogram.name)) faults['name.fr'] = appError('ethogram/name-required');
  noteTexts(faults, 'name', ethogram.name, ETHOGRAM_NAME_LENGTH);
  noteTexts(faults, 'description', ethogram.description, ETHOGRAM_DESCRIPTION_LENGTH);
  if (ground.taxonomy !== null && !isKnownLevel(ethogram.level, ground.taxonomy))
    faults['level'] = appError('ethogram/level-unknown');
  if (ethogram.references.length > MAX_ETHOGRAM_REFERENCES)
    faults['references'] = appError('ethogram/too-many-references', { max: MAX_ETHOGRAM_REFERENCES });
  checkCategories(faults, ethogram);
  checkBehaviours(faults, ethogram, ground.publishedCodes);
  if (ethogram.kept.length > MAX_KEPT_LENGTH || storedBytes('ethogram', ethogram) > MAX_ETHOGRAM_BYTES)
    faults['behaviours'] ??= appError('ethogram/too-large');
  return faults;
}

function refError(ref: string, taken: ReadonlySet<string>): AppError | null {
  if (ref === '') return appError('ethogram/ref-required');
  const { min, max } = ETHOGRAM_REF_LENGTH;
  if (ref.length < min || ref.length > max || !REF.test(ref)) return appError('ethogram/ref-invalid', { min, max });
  return taken.has(ref) ? appError('ethogram/ref-exists') : null;
}

function checkCategories(faults: Faults, { categories }: EthogramContent): void {
  const max = MAX_BEHAVIOUR_CATEGORIES;
  if (categories.length > max) faults['categories'] = appError('ethogram/categories-too-many', { max });
  const ids = categories.map(({ categoryId }) => categoryId);
  for (const [at, { categoryId, name }] of categories.entries()) {
    noteTexts(faults, `categories.${at}.name`, name, ETHOGRAM_NAME_LENGTH);
    if (isUntranslated(name)) faults[`categories.${at}.name.fr`] = appError('ethogram/category-unnamed');
    if (ids.indexOf(categoryId) !== at) faults[`categories.${at}`] = appError('ethogram/category-twice');
  }
}
