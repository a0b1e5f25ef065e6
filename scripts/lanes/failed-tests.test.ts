import { describe, expect, it } from 'vitest';
import { failedTests } from './failed-tests.ts';

describe('the failed tests of an output', () => {
  it('are named with their errors as Vitest writes them, without colours', () => {
    const output = [
      ' ✓ |unit| a.test.ts (1 test)',
      '\u001B[41m FAIL \u001B[49m |functions| tests/functions/b.test.ts > a task > is told once',
      'AssertionError: expected 2 to be 1',
      ' ❯ tests/functions/b.test.ts:4:2',
    ];
    expect(failedTests(output.join('\n'))).toEqual([
      'FAIL  |functions| tests/functions/b.test.ts > a task > is told once',
      '  AssertionError: expected 2 to be 1',
    ]);
  });

  it('share the error that Vitest writes once below several', () => {
    expect(failedTests(' FAIL  a.test.ts > one\n FAIL  b.test.ts > two\nError: refused\n')).toEqual([
      'FAIL  a.test.ts > one',
      'FAIL  b.test.ts > two',
      '  Error: refused',
    ]);
  });

  it('are each named once as Playwright lists them', () => {
    const line = '    [desktop] › tasks.spec.ts:12:3 › a list › keeps its order ───';
    expect(failedTests(`  1 failed\n${line}\n${line}\n  122 passed`)).toEqual([line.trim()]);
  });

  it('are none where all passed', () => {
    expect(failedTests(' Test Files  1 passed (1)\n')).toEqual([]);
  });

  it.each([19, 20, 21])('are named up to 20 of %i', (count) => {
    const output = Array.from({ length: count }, (_, index) => ` FAIL  a.test.ts > test ${index}`).join('\n');
    expect(failedTests(output)).toHaveLength(Math.min(count, 20));
  });
});
