import { BIBLIOGRAPHY_PART, type Reference } from '../../src/domain/bibliography/reference.ts';
import { contentOf, type Question } from '../../src/domain/questions/question.ts';
import { QUESTION_TABLE, questionBundleOf, questionPartName } from '../../src/domain/questions/question-table.ts';
import { publishedOf } from '../../src/domain/questions/stored-question.ts';
import type { SeedDocument } from '../seed/seed-document.ts';
import { stored } from '../seed/stored.ts';
import { readBibliography, readQuestions } from './read-content.ts';

/** The author of the content that comes with the product: no account. */
const AUTHOR = { authorId: 'enclos', editorId: 'enclos' } as const;

/**
 * Yields the documents of the content that comes with the product: published questions with their first steps, the
 * short table with its parts, the bibliography with its register.
 * @param atUnix when it was published
 */
export function* contentDocuments(atUnix: number): Generator<SeedDocument> {
  const times = { createdAtUnix: atUnix, updatedAtUnix: atUnix };
  const logId = String(atUnix);
  const questions = readQuestions().map(({ questionId, ...content }): Question => {
    const published = { status: 'published' as const, version: 1, publishedLogId: logId };
    return { questionId, ...contentOf(content), ...published, ...AUTHOR, ...times };
  });
  for (const question of questions) {
    const { questionId, status, version } = question;
    const step = { logId, questionId, atUnix, by: AUTHOR.authorId, byName: 'Enclos', action: 'published' };
    yield stored(`questions/${questionId}`, question);
    yield stored(`questions/${questionId}/logs/${logId}`, { ...step, status, version, content: contentOf(question) });
  }
  const all = questions.map((question) => ({ question, published: publishedOf(question.questionId, 1, question) }));
  const { table, parts } = questionBundleOf(all, { version: 1, updatedAtUnix: atUnix });
  yield stored(`various/${QUESTION_TABLE}`, table);
  for (const [number, data] of parts.entries()) yield { path: `various/${questionPartName(number)}`, data };

  const references = readBibliography();
  for (const reference of references) {
    const document: Reference = { ...reference, ...AUTHOR, ...times };
    yield stored(`bibliography/${reference.referenceId}`, document);
  }
  const registered = references.map(({ referenceId, ...one }) => [referenceId, { ...one, updatedAtUnix: atUnix }]);
  yield stored(`bibliographyRegister/${BIBLIOGRAPHY_PART}`, {
    ...{ part: BIBLIOGRAPHY_PART, version: 1, updatedAtUnix: atUnix },
    references: Object.fromEntries(registered),
  });
}
