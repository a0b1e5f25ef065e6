import { expect, it } from 'vitest';
import { aContextQuestion, aContextVersion } from '../../../tests/support/builders/context.ts';
import { flowOfContext } from './asked-context.ts';

it('the questions of a context are asked in their order, the required ones marked', () => {
  const questions = [
    aContextQuestion(),
    aContextQuestion({ questionId: 'visitors', type: 'number', unit: '%', isRequired: true }),
  ];
  const flow = flowOfContext(aContextVersion({ number: 3, questions }));
  expect(flow.questions.map(({ questionId, version, unit }) => [questionId, version, unit])).toEqual([
    ['weather', 3, ''],
    ['visitors', 3, '%'],
  ]);
  expect([...flow.required]).toEqual(['visitors']);
});
