import { expect, it } from 'vitest';
import { contentVersionFromStored, draftFromStored } from '../../src/domain/content/content-kind.ts';
import { CONTEXT_KIND } from '../../src/domain/contexts/context-table.ts';
import { QUESTIONNAIRE_KIND } from '../../src/domain/questionnaires/questionnaire-table.ts';
import { contextDocuments, profileDocuments, questionnaireDocuments } from './questionnaires.ts';
import type { SeedDocument } from './seed-document.ts';

const TODAY = Date.parse('2026-03-10T00:00:00Z');
const at = (documents: readonly SeedDocument[], path: string) => documents.find((one) => one.path === path)?.data;

it('questionnaires are published with their questions, the reserved one in the list of its park', () => {
  const documents = questionnaireDocuments(TODAY);
  const version = contentVersionFromStored(
    QUESTIONNAIRE_KIND,
    '1',
    at(documents, 'questionnaires/que-gorillas/versions/1'),
  );
  expect(version?.questions.map(({ questionId }) => questionId)).toEqual([
    ...['beh-social-01', 'pri-groom-01', 'fee-compete-01', 'beh-visitor-01'],
    ...['hea-body-01', 'hea-coat-01', 'pri-self-01', 'hea-note-01'],
  ]);
  const official = Object.keys(at(documents, 'various/shortQuestionnaireTable')?.['questionnaires'] as object);
  expect(official.toSorted()).toEqual(['que-complete', 'que-felids', 'que-monthly', 'que-primates']);
  expect(at(documents, 'zoo/zoo-fullcare/questionnaireRegister/all')).toMatchObject({
    questionnaires: { 'que-gorillas': { status: 'published', version: 1, questions: 8, published: { questions: 8 } } },
  });
});

it('contexts are models, with a copy of each in every park that has campaigns', () => {
  const documents = contextDocuments(TODAY);
  const lists = documents.filter(({ path }) => path.endsWith('/contextRegister/all')).map(({ path }) => path);
  expect(lists).toEqual(
    ['zoo-fullcare', 'zoo-essential', 'zoo-research', 'zoo-demo'].map((zooId) => `zoo/${zooId}/contextRegister/all`),
  );
  const copy = draftFromStored(CONTEXT_KIND, 'x', at(documents, 'contexts/ctx-conditions-2'));
  expect(copy).toMatchObject({ zooId: 'zoo-fullcare', status: 'published', authorId: 'fullcare-manager' });
});

it('profiles are official and published', () => {
  const profiles = at(profileDocuments(TODAY), 'various/shortProfileTable')?.['profiles'] as object;
  expect(Object.values(profiles)).toEqual(
    Array.from({ length: 3 }, () => expect.objectContaining({ status: 'published', version: 1 })),
  );
});
