import * as z from 'zod/mini';
import { levelInput, listInput, shortInput, translatedInput, weightsInput } from '../content/content-input.ts';
import { CHOICES_OF_QUESTION } from '../questions/question.ts';
import { documentId, innerId } from '../shared/field-shapes.ts';
import { MAX_QUESTIONNAIRE_QUESTIONS, MAX_SECTIONS } from './questionnaire.ts';

const questionIds = listInput(documentId, MAX_QUESTIONNAIRE_QUESTIONS);

/** The content of a questionnaire as a browser sends it: nothing unknown, nothing endless. */
export const questionnaireInput = z.strictObject({
  questionnaireRef: shortInput,
  name: translatedInput,
  description: translatedInput,
  level: levelInput,
  sections: listInput(z.strictObject({ sectionId: innerId, name: translatedInput, questionIds }), MAX_SECTIONS),
  conditions: listInput(
    z.strictObject({
      questionId: documentId,
      dependsOn: documentId,
      answerIds: listInput(innerId, CHOICES_OF_QUESTION.max),
    }),
    MAX_QUESTIONNAIRE_QUESTIONS,
  ),
  required: questionIds,
  weights: weightsInput,
});
