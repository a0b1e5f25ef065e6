import { describe, expect, it } from 'vitest';
import { anActiveCampaign } from '../../../tests/support/builders/campaign.ts';
import { aCampaignEvaluation } from '../../../tests/support/builders/campaign-evaluation.ts';
import { aPublishedQuestion } from '../../../tests/support/builders/question.ts';
import { aQuestionnaireVersion, aSection } from '../../../tests/support/builders/questionnaire.ts';
import { aStep } from '../../../tests/support/builders/quick-evaluation.ts';
import { campaignResultOf, showsScores } from './campaign-result.ts';

const questions = ['shade', 'space'].map((questionId) => aPublishedQuestion({ questionId }));
const version = (weight: number) => {
  const { weights, ...content } = aQuestionnaireVersion({ questions, sections: [aSection('all', 'shade', 'space')] });
  return { ...content, weights: { ...weights, questions: { ...weights.questions, space: weight } } };
};
const choices = questions[0]?.answers ?? [];
const best = choices.toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0));
const steps = [aStep('shade', best[0]?.answerId ?? ''), aStep('space', best.at(-1)?.answerId ?? '')];

describe('the result of an evaluation of a campaign', () => {
  it('follows the weights of the questionnaire', () => {
    const [even, light] = [1, 0].map((weight) => campaignResultOf(aCampaignEvaluation({ steps }), version(weight)));
    expect(light?.overall).toBe(100);
    expect(even?.overall).toBeLessThan(100);
    expect(even).toMatchObject({ answered: 2, asked: 2, skipped: 0 });
  });
  it('of a pedagogical campaign counts answers and has no score', () => {
    const result = campaignResultOf(aCampaignEvaluation({ steps, campaignType: 'pedagogical' }), version(1));
    expect(result).toEqual({
      ...{ categories: { housing: null, feeding: null, health: null, behavior: null }, overall: null, label: null },
      ...{ answered: 2, asked: 2, skipped: 0 },
    });
  });
});

describe('the scores of a campaign are shown', () => {
  const during = Date.parse('2026-05-10T10:00:00Z');
  const after = Date.parse('2026-06-01T10:00:00Z');
  it('at once by an immediate evaluation', () => {
    expect(showsScores(anActiveCampaign({ evaluationType: 'immediate' }), during)).toBe(true);
  });
  it('by a delayed one once the campaign is over or stopped', () => {
    const delayed = anActiveCampaign({ evaluationType: 'delayed' });
    expect(showsScores(delayed, during)).toBe(false);
    expect(showsScores(delayed, after)).toBe(true);
    expect(showsScores({ ...delayed, status: 'stopped' }, during)).toBe(true);
  });
  it('by no pedagogical campaign', () => {
    expect(showsScores(anActiveCampaign({ type: 'pedagogical', evaluationType: 'immediate' }), after)).toBe(false);
  });
});
