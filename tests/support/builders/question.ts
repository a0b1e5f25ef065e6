import type { Question, QuestionContent, PublishedQuestion } from '../../../src/domain/questions/question.ts';
import { emptyQuestion } from '../../../src/domain/questions/tidy-question.ts';
import { inSevenLanguages } from './seven-languages.ts';

/** Returns a complete single choice of base with three answers, changed by `differences`. */
export function aQuestionContent(differences: Partial<QuestionContent> = {}): QuestionContent {
  return {
    ...emptyQuestion(),
    questionRef: 'HOU-SPACE-01',
    wording: inSevenLanguages('Les animaux ont-ils assez de place ?'),
    answers: [
      { answerId: 'no', label: inSevenLanguages('Non'), score: 0, isReference: false },
      { answerId: 'partly', label: inSevenLanguages('En partie'), score: 50, isReference: false },
      { answerId: 'yes', label: inSevenLanguages('Oui'), score: 100, isReference: true },
    ],
    ...differences,
  };
}

/** Returns a published question, changed by `differences`. */
export function aPublishedQuestion(differences: Partial<PublishedQuestion> = {}): PublishedQuestion {
  return { questionId: 'hou-space-01', version: 1, ...aQuestionContent(), ...differences };
}

/** Returns a question as it is stored after its first publication, changed by `differences`. */
export function aQuestion(differences: Partial<Question> = {}): Question {
  return {
    ...aPublishedQuestion(),
    status: 'published',
    publishedLogId: 'first',
    authorId: 'staff-1',
    editorId: 'staff-1',
    createdAtUnix: 1_700_000_000_000,
    updatedAtUnix: 1_700_000_000_000,
    ...differences,
  };
}
