import { describe, expect, it } from 'vitest';
import {
  type CampaignEvaluation,
  campaignEvaluationSchema,
} from '../../src/domain/campaign-evaluations/campaign-evaluation.ts';
import { followSubjects } from '../../src/domain/campaign-evaluations/followed-subjects.ts';
import { type Campaign, campaignSchema } from '../../src/domain/campaigns/campaign.ts';
import { flowOf } from '../../src/domain/questionnaires/flow.ts';
import { questionnaireVersionSchema } from '../../src/domain/questionnaires/questionnaire.ts';
import { agreementOf } from '../../src/domain/quick-evaluations/evaluator-agreement.ts';
import { seedDocuments } from './documents.ts';

const NOW = Date.parse('2026-05-20T10:00:00Z');
const documents = seedDocuments('small', NOW);
const evaluations = documents.flatMap(({ path, data }): CampaignEvaluation[] =>
  path.startsWith('campaignEvaluations/') ? [campaignEvaluationSchema.parse(data)] : [],
);
const campaigns = new Map(
  documents.flatMap(({ path, data }): [string, Campaign][] => {
    if (!/^campaigns\/[^/]+$/.test(path)) return [];
    const campaign = campaignSchema.parse(data);
    return [[campaign.campaignId, campaign]];
  }),
);

describe('the evaluations of campaigns in the seed', () => {
  it('are finished ones of active welfare campaigns by their observers, with a score', () => {
    expect(evaluations.length).toBeGreaterThan(10);
    for (const { campaignId, leaderId, startedAtUnix, result, ...one } of evaluations) {
      const campaign = campaigns.get(campaignId);
      expect(campaign).toMatchObject({ type: 'welfare', status: 'active', questionnaireId: one.questionnaireId });
      expect(one.secondOf === null ? campaign?.observerIds : campaign?.auditorIds).toContain(leaderId);
      expect(startedAtUnix).toBeGreaterThanOrEqual(campaign?.startAtUnix ?? Infinity);
      expect([one.status, result?.overall]).toEqual(['finished', expect.any(Number)]);
    }
  });
  it('leave weeks without one, so that a goal is not reached', () => {
    const [campaignId = ''] = evaluations.map((one) => one.campaignId);
    const campaign = campaigns.get(campaignId);
    if (campaign === undefined) throw new Error('The campaign of an evaluation is not there.');
    const own = evaluations.filter((one) => one.campaignId === campaignId);
    expect(followSubjects(campaign, own, NOW)).toMatchObject([{ status: 'not_achieved', state: 'open' }]);
  });
  it('have one second opinion, of an auditor, that agrees with the first in part and evaluates nothing', () => {
    const seconds = evaluations.filter(({ secondOf }) => secondOf !== null);
    expect(seconds).toMatchObject([{ leaderId: 'fullcare-keeper-2', status: 'finished' }]);
    const [second] = seconds;
    const first = evaluations.find(({ evaluationId }) => evaluationId === second?.secondOf);
    if (first === undefined || second === undefined) throw new Error('The second opinion has no first evaluation.');
    expect([second.campaignId, second.subjectId]).toEqual([first.campaignId, first.subjectId]);
    const path = `questionnaires/${first.questionnaireId}/versions/${first.questionnaireVersion}`;
    const flow = flowOf(questionnaireVersionSchema.parse(documents.find((one) => one.path === path)?.data));
    const { percent, kappa } = agreementOf({ evaluation: first, flow }, { evaluation: second, flow });
    expect(percent).toBeGreaterThan(60);
    expect(percent).toBeLessThan(95);
    expect(kappa).not.toBeNull();
    const enclosure = documents.find((one) => one.path === `enclosures/${first.subjectId}`);
    expect(enclosure?.data['lastEvaluationUnix']).not.toBe(second.finishedAtUnix);
    expect(documents.some((one) => one.path === `alerts/score-${second.evaluationId}`)).toBe(false);
  });
});
