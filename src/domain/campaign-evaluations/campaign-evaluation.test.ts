import { expect, it } from 'vitest';
import { aCampaignEvaluation } from '../../../tests/support/builders/campaign-evaluation.ts';
import { olderFieldsOf } from '../fields/field.ts';
import { campaignEvaluationSchema } from './campaign-evaluation.ts';

const reads = (differences: Record<string, unknown>) =>
  campaignEvaluationSchema.safeParse({ ...aCampaignEvaluation(), ...differences }).success;

it('an evaluation of a campaign is about an animal or an enclosure', () => {
  expect(reads({ subjectKind: 'animal' })).toBe(true);
  expect(reads({ subjectKind: 'enclosure' })).toBe(true);
  expect(reads({ subjectKind: 'group' })).toBe(false);
});

it('an evaluation of a campaign names a published version of its questionnaire', () => {
  expect(reads({ questionnaireVersion: 3 })).toBe(true);
  for (const questionnaireVersion of [null, 1.5, '1']) expect(reads({ questionnaireVersion })).toBe(false);
});

it('an evaluation of a campaign that was written before there were second opinions is none', () => {
  expect(olderFieldsOf(campaignEvaluationSchema)).toMatchObject({ secondOf: null });
});
