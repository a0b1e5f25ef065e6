import { expect, it } from 'vitest';
import { anEvaluationMedium, aStep } from '../../../tests/support/builders/quick-evaluation.ts';
import { answeringOf as answeringOfEvaluation } from './answering-of.ts';
import type { EvaluationStep } from './quick-evaluation.ts';

const answeringOf = (steps: readonly EvaluationStep[]) => answeringOfEvaluation({ steps: [...steps], media: [] }, []);

it('the last step of each question counts', () => {
  const steps = [aStep('a', 'few'), aStep('b', 3), aStep('a', 'many'), aStep('b', null)];
  expect(answeringOf(steps).answers).toEqual({ a: 'many', b: null });
});

it('a skipped question is skipped until it is taken up again, or answered', () => {
  const skip = aStep('a', null, { kind: 'skip' });
  expect(answeringOf([skip]).skipped).toEqual(['a']);
  expect(answeringOf([skip, aStep('a', null, { kind: 'unskip' })]).skipped).toEqual([]);
  expect(answeringOf([skip, aStep('a', 'few')]).skipped).toEqual([]);
});

it('a comment stands beside its answer, and the last one counts', () => {
  const comment = (text: string) => aStep('a', text, { kind: 'comment' });
  expect(answeringOf([comment('x'), comment('y')]).comments).toEqual({ a: 'y' });
  expect(answeringOf([aStep('a', null, { kind: 'comment' })]).comments).toEqual({ a: '' });
});

it('no steps answer nothing', () => {
  expect(answeringOf([])).toEqual({ answers: {}, skipped: [], comments: {} });
});

it('a question that asks for media is answered by its files, unless it is skipped', () => {
  const questions = [
    { questionId: 'film', type: 'media' as const },
    { questionId: 'space', type: 'single_choice' as const },
  ];
  const media = ['one', 'two'].map((attachmentId) => anEvaluationMedium({ attachmentId, questionId: 'film' }));
  const beside = anEvaluationMedium({ attachmentId: 'three', questionId: 'space' });
  const answering = answeringOfEvaluation({ steps: [aStep('space', 'few')], media: [...media, beside] }, questions);
  expect(answering.answers).toEqual({ film: ['one', 'two'], space: 'few' });
  const skip = aStep('film', null, { kind: 'skip' });
  expect(answeringOfEvaluation({ steps: [skip], media }, questions)).toMatchObject({ answers: {}, skipped: ['film'] });
});
