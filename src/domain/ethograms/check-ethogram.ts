import { checkHead } from '../content/check-head.ts';
import { type Faults, noteTexts } from '../content/check-texts.ts';
import { CONTENT_NAME_LENGTH, MAX_CONTENT_BYTES } from '../content/lifecycle.ts';
import { isKnownLevel, type TaxonomyOfLevels } from '../content/question-level.ts';
import { isUntranslated } from '../content/translated.ts';
import { appError, type AppError } from '../errors/app-error.ts';
import { storedBytes } from '../shared/stored-bytes.ts';
import { checkBehaviours } from './check-behaviours.ts';
import {
  type EthogramContent,
  MAX_BEHAVIOUR_CATEGORIES,
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
  /** the ids of the bibliography; null where it may not be read, as by people who do not cite */
  readonly referenceIds: ReadonlySet<string> | null;
  /** the codes of the last published version; empty before the first */
  readonly publishedCodes: readonly string[];
};

const TOO_LONG = 'content/text-too-long';

/**
 * Returns the faults of a tidy ethogram; empty when it may be saved as a draft. Missing translations are
 * `missingTexts`. Codes: 'ethogram/…', and 'generic/invalid-input' for control characters.
 */
export function checkEthogram(ethogram: EthogramContent, ground: EthogramGround): EthogramErrors {
  const faults: Faults = {};
  checkHead(faults, 'ethogram', ethogram, ground.takenRefs);
  if (ground.taxonomy !== null && !isKnownLevel(ethogram.level, ground.taxonomy))
    faults['level'] = appError('content/level-unknown');
  if (ethogram.references.length > MAX_ETHOGRAM_REFERENCES)
    faults['references'] = appError('ethogram/too-many-references', { max: MAX_ETHOGRAM_REFERENCES });
  else if (ethogram.references.some((id) => ground.referenceIds?.has(id) === false))
    faults['references'] = appError('ethogram/reference-unknown');
  checkCategories(faults, ethogram);
  checkBehaviours(faults, ethogram, ground.publishedCodes);
  if (ethogram.kept.length > MAX_KEPT_LENGTH || storedBytes('ethogram', ethogram) > MAX_CONTENT_BYTES)
    faults['behaviours'] ??= appError('ethogram/too-large');
  return faults;
}

function checkCategories(faults: Faults, { categories }: EthogramContent): void {
  const max = MAX_BEHAVIOUR_CATEGORIES;
  if (categories.length > max) faults['categories'] = appError('ethogram/categories-too-many', { max });
  const ids = categories.map(({ categoryId }) => categoryId);
  for (const [at, { categoryId, name }] of categories.entries()) {
    noteTexts(faults, `categories.${at}.name`, name, CONTENT_NAME_LENGTH, TOO_LONG);
    if (isUntranslated(name)) faults[`categories.${at}.name.fr`] = appError('ethogram/category-unnamed');
    if (ids.indexOf(categoryId) !== at) faults[`categories.${at}`] = appError('ethogram/category-twice');
  }
}
