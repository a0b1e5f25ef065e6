import { appError, type AppError } from '../errors/app-error.ts';
import { type Faults, noteTexts } from '../content/check-texts.ts';
import { isBelow, isKnownLevel, levelKey, type TaxonomyOfLevels } from '../content/question-level.ts';
import {
  type Adaptation,
  HELP_LENGTH,
  LEFT_OUT_REASON_LENGTH,
  MAX_ADAPTATIONS,
  MAX_WEIGHT,
  type QuestionContent,
  WORDING_LENGTH,
} from './question.ts';
import { isUntranslated } from '../content/translated.ts';

const TOO_LONG = 'question/text-too-long';

/**
 * Notes the faults of a question's adaptations: each stands at a level of its own below the question's, and changes
 * something.
 */
export function checkAdaptations(
  faults: Faults,
  { level, adaptations }: Pick<QuestionContent, 'level' | 'adaptations'>,
  taxonomy: TaxonomyOfLevels,
  citedError: (ids: readonly string[]) => AppError | null,
): void {
  if (adaptations.length > MAX_ADAPTATIONS)
    faults['adaptations'] = appError('question/adaptations-too-many', { max: MAX_ADAPTATIONS });
  const keys = adaptations.map((one) => levelKey(one.level));
  for (const [place, one] of adaptations.entries()) {
    const path = `adaptations.${place}`;
    const wrong = levelError(one.level, level, taxonomy);
    if (wrong !== null) faults[`${path}.level`] = wrong;
    else if (keys.indexOf(levelKey(one.level)) < place) faults[`${path}.level`] = appError('question/adaptation-twice');
    else if (isEmpty(one)) faults[path] = appError('question/adaptation-empty');
    checkTexts(faults, path, one);
    if (one.weight !== null && !(one.weight >= 0 && one.weight <= MAX_WEIGHT))
      faults[`${path}.weight`] = appError('question/weight-range', { min: 0, max: MAX_WEIGHT });
    const cited = one.references === null ? null : citedError(one.references);
    if (cited !== null) faults[`${path}.references`] = cited;
  }
}

function levelError(
  level: Adaptation['level'],
  of: QuestionContent['level'],
  taxonomy: TaxonomyOfLevels,
): AppError | null {
  if (!isKnownLevel(level, taxonomy)) return appError('question/level-unknown');
  return isBelow(level, of, taxonomy) ? null : appError('question/adaptation-level');
}

function isEmpty({ wording, help, weight, references, leftOutReason }: Adaptation): boolean {
  return [wording, help, weight, references, leftOutReason].every((one) => one === null);
}

function checkTexts(faults: Faults, path: string, { wording, help, leftOutReason }: Adaptation): void {
  if (wording !== null) {
    if (isUntranslated(wording)) faults[`${path}.wording.fr`] = appError('question/wording-required');
    noteTexts(faults, `${path}.wording`, wording, WORDING_LENGTH, TOO_LONG);
  }
  if (help !== null) noteTexts(faults, `${path}.help`, help, HELP_LENGTH, TOO_LONG);
  if (leftOutReason !== null) {
    if (isUntranslated(leftOutReason)) faults[`${path}.leftOutReason.fr`] = appError('question/reason-required');
    noteTexts(faults, `${path}.leftOutReason`, leftOutReason, LEFT_OUT_REASON_LENGTH, TOO_LONG);
  }
}
