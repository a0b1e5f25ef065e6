import { expect, it } from 'vitest';
import { startQuickEvaluationContract } from './quick-evaluations.ts';

const takes = (request: unknown) => startQuickEvaluationContract.request.safeParse(request).success;

it('an evaluation is begun for a group alone: the server chooses its questions, its leader and its time', () => {
  expect(takes({ groupId: 'meerkats' })).toBe(true);
  for (const more of [{ leaderId: 'keeper-2' }, { questions: [] }, { startedAtUnix: 0 }])
    expect(takes({ groupId: 'meerkats', ...more })).toBe(false);
});

it('rejects an empty id and one of 129 characters', () => {
  expect(takes({ groupId: 'x'.repeat(128) })).toBe(true);
  for (const groupId of ['', 'x'.repeat(129), 1, null]) expect(takes({ groupId })).toBe(false);
});
