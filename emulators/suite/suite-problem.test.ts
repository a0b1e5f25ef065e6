import { expect, it } from 'vitest';
import { describeFailure, SuiteProblem } from './suite-problem.ts';

it('a problem is shown in its own words, and a busy port in one line', () => {
  expect(describeFailure(new SuiteProblem('No rules.'))).toBe('No rules.');
  const busy = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', port: 8080 });
  expect(describeFailure(busy)).toMatch(/^Port 8080 was taken .* start it again\.$/);
});

it('a fault in the code is shown with its stack', () => {
  expect(describeFailure(new Error('odd'))).toContain('suite-problem.test.ts');
  expect(describeFailure('odd')).toBe('odd');
  expect(describeFailure(null)).toBe('null');
});
