import { checkHead } from '../content/check-head.ts';
import { type Faults, noteTexts } from '../content/check-texts.ts';
import { checkWeights } from '../content/check-weights.ts';
import { CONTENT_NAME_LENGTH, MAX_CONTENT_BYTES } from '../content/lifecycle.ts';
import { isKnownLevel, isSameLevel, lineageOf, type TaxonomyOfLevels } from '../content/question-level.ts';
import { isUntranslated } from '../content/translated.ts';
import { appError, type AppError } from '../errors/app-error.ts';
import type { PublishedQuestion } from '../questions/question.ts';
import { storedBytes } from '../shared/stored-bytes.ts';
import { checkConditions } from './check-conditions.ts';
import {
  MAX_QUESTIONNAIRE_QUESTIONS,
  MAX_SECTIONS,
  questionIdsOf,
  type QuestionnaireContent,
} from './questionnaire.ts';

/** The faults of a questionnaire by path, such as 'sections.0.questionIds.2' or 'conditions.1.dependsOn'. */
export type QuestionnaireErrors = Readonly<Record<string, AppError>>;

/** The part of a published question that a questionnaire depends on. */
export type KnownQuestion = Pick<PublishedQuestion, 'type' | 'level'> & {
  readonly answers: readonly { readonly answerId: string }[];
};

/** The knowledge that a questionnaire is checked against; null while it is not known, as in a form that is still loading. */
export type QuestionnaireGround = {
  readonly taxonomy: TaxonomyOfLevels | null;
  /** the references of the other questionnaires of the same owner, in capitals */
  readonly takenRefs: ReadonlySet<string>;
  /** the published questions, by their ids */
  readonly questions: ReadonlyMap<string, KnownQuestion> | null;
};

/**
 * Returns the faults of a tidy questionnaire; empty when it may be saved as a draft. Missing translations are
 * `missingTexts`. Codes: 'questionnaire/…', and 'generic/invalid-input' for control characters.
 */
export function checkQuestionnaire(content: QuestionnaireContent, ground: QuestionnaireGround): QuestionnaireErrors {
  const faults: Faults = {};
  checkHead(faults, 'questionnaire', content, ground.takenRefs);
  if (ground.taxonomy !== null && !isKnownLevel(content.level, ground.taxonomy))
    faults['level'] = appError('content/level-unknown');
  checkSections(faults, content);
  checkQuestions(faults, content, ground);
  checkConditions(faults, content, ground.questions);
  const ids = new Set(questionIdsOf(content));
  if (content.required.some((id) => !ids.has(id))) faults['required'] = appError('questionnaire/required-unknown');
  checkWeights(faults, content.weights, 'questionnaire', (id) => ids.has(id));
  if (storedBytes('questionnaire', content) > MAX_CONTENT_BYTES)
    faults['sections'] ??= appError('questionnaire/too-large');
  return faults;
}

function checkSections(faults: Faults, content: QuestionnaireContent): void {
  const { sections } = content;
  const ids = sections.map(({ sectionId }) => sectionId);
  for (const [at, { sectionId, name }] of sections.entries()) {
    noteTexts(faults, `sections.${at}.name`, name, CONTENT_NAME_LENGTH, 'content/text-too-long');
    if (isUntranslated(name)) faults[`sections.${at}.name.fr`] = appError('questionnaire/section-unnamed');
    if (ids.indexOf(sectionId) !== at) faults[`sections.${at}`] = appError('questionnaire/section-twice');
  }
  const count = questionIdsOf(content).length;
  if (sections.length > MAX_SECTIONS)
    faults['sections'] = appError('questionnaire/sections-too-many', { max: MAX_SECTIONS });
  else if (count > MAX_QUESTIONNAIRE_QUESTIONS)
    faults['sections'] = appError('questionnaire/questions-too-many', { max: MAX_QUESTIONNAIRE_QUESTIONS });
  else if (count === 0) faults['sections'] = appError('questionnaire/questions-required');
}

function checkQuestions(faults: Faults, content: QuestionnaireContent, ground: QuestionnaireGround): void {
  const { taxonomy, questions } = ground;
  const lineage = taxonomy === null ? null : lineageOf(content.level, taxonomy);
  const met = new Set<string>();
  for (const [at, { questionIds }] of content.sections.entries())
    for (const [place, questionId] of questionIds.entries()) {
      const path = `sections.${at}.questionIds.${place}`;
      const question = questions?.get(questionId);
      if (met.has(questionId)) faults[path] = appError('questionnaire/question-twice');
      else if (questions !== null && question === undefined) faults[path] = appError('questionnaire/question-unknown');
      else if (question !== undefined && lineage?.some((level) => isSameLevel(level, question.level)) === false)
        faults[path] = appError('questionnaire/question-level');
      met.add(questionId);
    }
}
