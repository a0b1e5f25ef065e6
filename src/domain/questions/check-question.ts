import { appError, type AppError } from '../errors/app-error.ts';
import { LANGUAGES } from '../users/language.ts';
import { checkAdaptations } from './check-adaptations.ts';
import { refError } from '../content/check-ref.ts';
import { type Faults, noteTexts } from '../content/check-texts.ts';
import { isPictureAddress } from '../content/picture-address.ts';
import { isKnownLevel, type TaxonomyOfLevels } from '../content/question-level.ts';
import {
  ANSWER_LENGTH,
  CHOICES_OF_QUESTION,
  HELP_LENGTH,
  isChoice,
  MAX_BANDS,
  MAX_CITED,
  MAX_SCORE,
  MAX_WEIGHT,
  QUESTION_REF_LENGTH,
  type QuestionContent,
  SCALE_END_LENGTH,
  SCALE_VALUES,
  UNIT_LENGTH,
  WORDING_LENGTH,
} from './question.ts';

/** The faults of a question by path, such as 'questionRef', 'answers.0.score' or 'wording.fr'. */
export type QuestionErrors = Readonly<Record<string, AppError>>;

/** The knowledge that a question is checked against. */
export type QuestionGround = {
  readonly taxonomy: TaxonomyOfLevels;
  /** the references of the other questions, in capitals */
  readonly takenRefs: ReadonlySet<string>;
  /** the ids of the bibliography; null while it is not known, as in a form that is still loading */
  readonly referenceIds: ReadonlySet<string> | null;
};

const REF_CODES = {
  required: 'question/ref-required',
  invalid: 'question/ref-invalid',
  exists: 'question/ref-exists',
} as const;
const TOO_LONG = 'question/text-too-long';

/**
 * Returns the faults of a tidy question; empty when it may be saved as a draft. A draft needs a reference and a wording
 * in some language; missing translations are `missingTranslations`. Codes: 'question/…' and 'generic/invalid-input' for
 * control characters.
 */
export function checkQuestion(question: QuestionContent, ground: QuestionGround): QuestionErrors {
  const faults: Faults = {};
  const ref = refError(question.questionRef, ground.takenRefs, QUESTION_REF_LENGTH, REF_CODES);
  if (ref !== null) faults['questionRef'] = ref;
  if (!isKnownLevel(question.level, ground.taxonomy)) faults['level'] = appError('question/level-unknown');
  if (LANGUAGES.every((language) => question.wording[language] === ''))
    faults['wording.fr'] = appError('question/wording-required');
  noteTexts(faults, 'wording', question.wording, WORDING_LENGTH, TOO_LONG);
  noteTexts(faults, 'help', question.help, HELP_LENGTH, TOO_LONG);
  if (!isWithin(question.weight, 0, MAX_WEIGHT)) faults['weight'] = weightError();
  if (question.pictureUrl !== null && !isPictureAddress(question.pictureUrl))
    faults['pictureUrl'] = appError('question/picture-address');
  const cited = citedError(question.references, ground.referenceIds);
  if (cited !== null) faults['references'] = cited;
  checkAnswers(faults, question);
  if (question.type === 'multiple_choice') checkChoices(faults, question);
  if (question.type === 'number') checkNumber(faults, question);
  if (question.type === 'scale') checkScale(faults, question);
  checkAdaptations(faults, question, ground.taxonomy, (ids) => citedError(ids, ground.referenceIds));
  return faults;
}

function citedError(ids: readonly string[], known: ReadonlySet<string> | null): AppError | null {
  if (ids.length > MAX_CITED) return appError('question/too-many-references', { max: MAX_CITED });
  return known !== null && ids.some((id) => !known.has(id)) ? appError('question/reference-unknown') : null;
}

function checkAnswers(faults: Faults, { type, answers }: QuestionContent): void {
  const { min, max } = CHOICES_OF_QUESTION;
  if (isChoice(type) && answers.length < min) faults['answers'] = appError('question/answers-too-few', { min });
  if (answers.length > max) faults['answers'] = appError('question/answers-too-many', { max });
  const ids = answers.map(({ answerId }) => answerId);
  if (new Set(ids).size < ids.length || ids.includes('')) faults['answers'] = appError('question/answer-twice');
  for (const [place, { label, score }] of answers.entries()) {
    noteTexts(faults, `answers.${place}.label`, label, ANSWER_LENGTH, TOO_LONG);
    if (!isWithin(score, 0, MAX_SCORE)) faults[`answers.${place}.score`] = scoreError();
  }
}

function checkChoices(faults: Faults, { minChoices, maxChoices, answers }: QuestionContent): void {
  const [least, most] = [minChoices ?? -1, maxChoices ?? -1];
  if (!Number.isInteger(least) || least < 0) faults['minChoices'] = appError('question/choices-required');
  if (!Number.isInteger(most) || most < 1) faults['maxChoices'] = appError('question/choices-required');
  if (faults['minChoices'] !== undefined || faults['maxChoices'] !== undefined) return;
  if (least > most) faults['minChoices'] = appError('question/choices-order');
  if (least > answers.length) faults['minChoices'] = appError('question/choices-too-many');
  if (most > answers.length) faults['maxChoices'] = appError('question/choices-too-many');
}

function checkNumber(faults: Faults, { unit, min, max, bands }: QuestionContent): void {
  if (unit.length > UNIT_LENGTH) faults['unit'] = appError(TOO_LONG, { max: UNIT_LENGTH });
  if (/\p{Cc}/u.test(unit)) faults['unit'] = appError('generic/invalid-input');
  if (min !== null && max !== null && min > max) faults['min'] = appError('question/bounds-order');
  if (bands.length > MAX_BANDS) faults['bands'] = appError('question/bands-too-many', { max: MAX_BANDS });
  for (const [place, band] of bands.entries()) {
    const [from, to] = [band.from ?? -Infinity, band.to ?? Infinity];
    if (!isWithin(band.score, 0, MAX_SCORE)) faults[`bands.${place}.score`] = scoreError();
    const isOutside = (max !== null && from > max && from !== -Infinity) || (min !== null && to <= min);
    if (from >= to) faults[`bands.${place}.from`] = appError('question/band-order');
    else if (isOutside) faults[`bands.${place}.from`] = appError('question/band-outside');
    else if (bands.slice(0, place).some((other) => from < (other.to ?? Infinity) && (other.from ?? -Infinity) < to))
      faults[`bands.${place}.from`] = appError('question/bands-overlap');
  }
}

function checkScale(faults: Faults, { scaleMax, scaleLow, scaleHigh }: QuestionContent): void {
  const { min, max } = SCALE_VALUES;
  if (scaleMax === null || !Number.isInteger(scaleMax) || !isWithin(scaleMax, min, max))
    faults['scaleMax'] = appError('question/scale-range', { min, max });
  if (scaleLow !== null) noteTexts(faults, 'scaleLow', scaleLow, SCALE_END_LENGTH, TOO_LONG);
  if (scaleHigh !== null) noteTexts(faults, 'scaleHigh', scaleHigh, SCALE_END_LENGTH, TOO_LONG);
}

function isWithin(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

function scoreError(): AppError {
  return appError('question/score-range', { min: 0, max: MAX_SCORE });
}

/** Returns the fault of a weight that is out of bounds. */
function weightError(): AppError {
  return appError('question/weight-range', { min: 0, max: MAX_WEIGHT });
}
