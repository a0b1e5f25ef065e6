import { describe, expect, it } from 'vitest';
import { checkQuestionnaire } from '../../src/domain/questionnaires/check-questionnaire.ts';
import { missingTexts } from '../../src/domain/questionnaires/missing-texts.ts';
import { questionIdsOf } from '../../src/domain/questionnaires/questionnaire.ts';
import { tidyQuestionnaire } from '../../src/domain/questionnaires/tidy-questionnaire.ts';
import { gorillaQuestionnaire } from '../seed/reserved-questionnaire.ts';
import { levelsOfCatalogue } from './levels-of-catalogue.ts';
import { readQuestions } from './read-content.ts';
import { readQuestionnaires } from './read-questionnaires.ts';

const taxonomy = levelsOfCatalogue();
const questions = new Map(readQuestions().map((question) => [question.questionId, question]));
const official = [...readQuestionnaires()];

it('has four official questionnaires, each under its own reference', () => {
  expect(new Set(official.map(([, { questionnaireRef }]) => questionnaireRef)).size).toBe(4);
});

describe.each([...official, ['of the seed', gorillaQuestionnaire()] as const])('%s', (_name, questionnaire) => {
  it('passes the check of editors, and is stored as it is written', () => {
    expect(checkQuestionnaire(questionnaire, { taxonomy, takenRefs: new Set(), questions })).toEqual({});
    expect(tidyQuestionnaire(questionnaire)).toEqual(questionnaire);
  });
  it('is written in all seven languages', () => expect(missingTexts(questionnaire)).toEqual([]));
  it('requires questions of its own that are always asked', () => {
    const depending = questionnaire.conditions.map(({ questionId }) => questionId);
    expect(questionnaire.required.length).toBeGreaterThan(2);
    expect(questionnaire.required.filter((id) => depending.includes(id))).toEqual([]);
    expect(questionIdsOf(questionnaire)).toEqual(expect.arrayContaining(questionnaire.required));
  });
});
