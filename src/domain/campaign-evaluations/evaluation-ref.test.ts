import { expect, it } from 'vitest';
import { aCampaignEvaluation } from '../../../tests/support/builders/campaign-evaluation.ts';
import { aQuickEvaluation } from '../../../tests/support/builders/quick-evaluation.ts';
import { refOf } from './evaluation-ref.ts';

it('the name of an evaluation has its group, and null for one of a campaign', () => {
  expect(refOf(aQuickEvaluation({ groupId: 'g', evaluationId: 'e' }))).toEqual({ groupId: 'g', evaluationId: 'e' });
  expect(refOf(aCampaignEvaluation({ evaluationId: 'e' }))).toEqual({ groupId: null, evaluationId: 'e' });
});
