import { defaultWeights } from '../../src/domain/content/weights.ts';
import {
  questionIdsOf,
  type QuestionnaireContent,
  questionnaireContentSchema,
} from '../../src/domain/questionnaires/questionnaire.ts';
import { readQuestions } from './read-content.ts';
import { readFolder } from './read-folder.ts';

/**
 * Returns the questionnaires that come with the product, by the names of their files. Those questions must be answered that
 * are required themselves, and each has its own weight. Throws for a file of another shape.
 */
export function readQuestionnaires(): ReadonlyMap<string, QuestionnaireContent> {
  const isRequired = new Map(readQuestions().map((question) => [question.questionId, question.isRequired]));
  return readFolder('questionnaires', (file) => {
    const content = questionnaireContentSchema.parse({ required: [], weights: defaultWeights(), ...file });
    return { ...content, required: questionIdsOf(content).filter((id) => isRequired.get(id) === true) };
  });
}
