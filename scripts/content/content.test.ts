import { describe, expect, it } from 'vitest';
import { checkReference, tidyReference } from '../../src/domain/bibliography/check-reference.ts';
import { checkQuestion } from '../../src/domain/questions/check-question.ts';
import { missingTranslations } from '../../src/domain/questions/missing-translations.ts';
import { contentOf } from '../../src/domain/questions/question.ts';
import { idOfRef } from '../../src/domain/content/free-id.ts';
import { levelKey } from '../../src/domain/content/question-level.ts';
import { questionsOf } from '../../src/domain/questions/questions-of.ts';
import { similarQuestions } from '../../src/domain/questions/similar-questions.ts';
import { publishedOf } from '../../src/domain/questions/stored-question.ts';
import { tidyQuestion } from '../../src/domain/questions/tidy-question.ts';
import { maxScoreOf } from '../../src/domain/scoring/question-score.ts';
import { contentDocuments } from './documents.ts';
import { levelsOfCatalogue } from './levels-of-catalogue.ts';
import { questionFiles, readBibliography, readQuestions } from './read-content.ts';

const taxonomy = levelsOfCatalogue();
const questions = readQuestions();
const bibliography = readBibliography();
const referenceIds = new Set(bibliography.map(({ referenceId }) => referenceId));

describe('the questions that come with the product', () => {
  it('have ids and references of their own, the id being the reference in small letters', () => {
    expect(new Set(questions.map(({ questionId }) => questionId)).size).toBe(questions.length);
    expect(new Set(questions.map(({ questionRef }) => questionRef)).size).toBe(questions.length);
    for (const { questionId, questionRef } of questions) expect(questionId).toBe(idOfRef(questionRef, () => false));
  });
  it.each(questions.map((question) => [question.questionRef, question] as const))(
    '%s passes the check of an editor, complete in seven languages',
    (_ref, { questionId, ...question }) => {
      const takenRefs = new Set(questions.filter((one) => one.questionId !== questionId).map((one) => one.questionRef));
      expect(checkQuestion(question, { taxonomy, takenRefs, referenceIds })).toEqual({});
      expect(missingTranslations(question)).toEqual([]);
      expect(contentOf(tidyQuestion(question))).toEqual(contentOf(question));
    },
  );
  it('are worded differently from one another at the levels of one species', () => {
    const alike = questions.flatMap((one) =>
      similarQuestions(one.wording, questions, one.questionId)
        .filter(({ isSame, question }) => isSame && levelKey(question.level) === levelKey(one.level))
        .map(({ question }) => `${one.questionRef} = ${question.questionRef}`),
    );
    expect(alike).toEqual([]);
  });
  it('with scores have a reference answer', () => {
    const without = questions.filter(
      (question) =>
        maxScoreOf(question) !== null &&
        question.type !== 'scale' &&
        ![...question.answers, ...question.bands].some(({ isReference }) => isReference),
    );
    expect(without.map(({ questionRef }) => questionRef)).toEqual([]);
  });
  it('stand in the file of their level', () => {
    for (const { file, questions: inFile } of questionFiles())
      expect([file, ...new Set(inFile.map(({ level }) => level.id ?? level.kind))]).toEqual([
        file,
        file.replace('.json', ''),
      ]);
  });
  it('are at least sixty, twenty-five of them for every species, the others over six orders and families', () => {
    const levels = new Set(questions.map(({ level }) => levelKey(level)));
    expect(questions.length).toBeGreaterThanOrEqual(60);
    expect(questions.filter(({ level }) => level.kind === 'base').length).toBeGreaterThanOrEqual(25);
    expect([...levels].filter((key) => /^(?:order|family):/.test(key)).length).toBeGreaterThanOrEqual(6);
  });
  it('reach every species of the catalogue', () => {
    const published = questions.map(({ questionId, ...one }) => publishedOf(questionId, 1, one));
    const few = Object.keys(taxonomy.species).filter(
      (id) => questionsOf({ kind: 'species', id }, taxonomy, published).asked.length < 15,
    );
    expect(few).toEqual([]);
  });
});

describe('the bibliography that comes with the product', () => {
  it('passes the check of an editor, each source once', () => {
    expect(referenceIds.size).toBe(bibliography.length);
    for (const { referenceId, ...reference } of bibliography) {
      const others = bibliography.filter((one) => one.referenceId !== referenceId);
      expect([referenceId, checkReference(reference, others)]).toEqual([referenceId, {}]);
      expect(tidyReference(reference)).toEqual(reference);
    }
  });
});

it('every document of the content has a path of its own', () => {
  const paths = [...contentDocuments(1_700_000_000_000)].map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toContain('various/shortQuestionTable');
  expect(paths).toContain('bibliographyRegister/all');
});
