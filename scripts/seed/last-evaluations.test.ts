import { expect, it } from 'vitest';
import type { ObservationSession } from '../../src/domain/observation-sessions/session.ts';
import type { CampaignEvaluation } from '../../src/domain/campaign-evaluations/campaign-evaluation.ts';
import { aCampaignEvaluation } from '../../tests/support/builders/campaign-evaluation.ts';
import { anObservationSession } from '../../tests/support/builders/observation-session.ts';
import { withLastEvaluations } from './last-evaluations.ts';

const visit = (visitId: string, endedAtUnix: number, differences: Partial<ObservationSession> = {}) => ({
  path: `visits/${visitId}`,
  data: anObservationSession({
    ...{ visitId, campaignId: 'welfare', enclosureId: 'one', animalIds: ['a'], status: 'finished' },
    ...{ endedAtUnix, ...differences },
  }),
});
const DOCUMENTS = [
  { path: 'campaigns/welfare', data: { campaignId: 'welfare', type: 'welfare' } },
  { path: 'campaigns/taught', data: { campaignId: 'taught', type: 'pedagogical' } },
  ...['a', 'b'].map((animalId) => ({ path: `animals/${animalId}`, data: { animalId, lastEvaluationUnix: null } })),
  { path: 'enclosures/one', data: { enclosureId: 'one' } },
  visit('first', 1_000),
  visit('last', 3_000),
  visit('invalid', 4_000, { invalidReason: 'Mauvais enclos' }),
  visit('lesson', 5_000, { campaignId: 'taught', animalIds: ['a', 'b'] }),
];

it('gives animals and enclosures their last valid session of a welfare campaign', () => {
  const documents = new Map(withLastEvaluations(DOCUMENTS).map(({ path, data }) => [path, data]));
  const last = { lastEvaluationUnix: 3_000, lastEvaluation: new Date(3_000) };
  expect(documents.get('animals/a')).toMatchObject(last);
  expect(documents.get('enclosures/one')).toMatchObject(last);
  expect(documents.get('animals/b')).toEqual({ animalId: 'b', lastEvaluationUnix: null });
});

it('takes a later evaluation with the questionnaire of a welfare campaign, and none of training', () => {
  const of = (evaluationId: string, finishedAtUnix: number, differences: Partial<CampaignEvaluation> = {}) => ({
    path: `campaignEvaluations/${evaluationId}`,
    data: aCampaignEvaluation({ evaluationId, subjectId: 'one', finishedAtUnix, ...differences }),
  });
  const evaluations = [
    of('early', 2_000),
    of('late', 6_000),
    of('trained', 7_000, { campaignType: 'training' }),
    of('animal', 6_500, { subjectKind: 'animal', subjectId: 'b' }),
  ];
  const documents = new Map(withLastEvaluations([...DOCUMENTS, ...evaluations]).map(({ path, data }) => [path, data]));
  expect(documents.get('enclosures/one')).toMatchObject({ lastEvaluationUnix: 6_000 });
  expect(documents.get('animals/a')).toMatchObject({ lastEvaluationUnix: 3_000 });
  expect(documents.get('animals/b')).toMatchObject({ lastEvaluationUnix: 6_500 });
});
