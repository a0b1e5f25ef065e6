import { expect, test } from 'vitest';
import { FaultList, type Turns } from './fault-list.ts';

type Rule = Turns & { readonly on: string };

function aList(): FaultList<Rule, string> {
  return new FaultList((rule) => {
    if (rule.on === '') throw new Error('no rule');
    return { rule, speaksOf: (call) => call === rule.on };
  });
}

test('no fault applies before one is set', () => {
  expect(aList().meet('a')).toBeNull();
});

test('the first matching fault applies, and each counts its own calls', () => {
  const faults = aList();
  const [first, second] = [
    { on: 'a', times: 1 },
    { on: 'a', skip: 0 },
  ];
  faults.set([first, second] as Rule[]);
  expect([faults.meet('a'), faults.meet('a'), faults.meet('b')]).toEqual([first, second, null]);
  expect(faults.list().map(({ matched, hits }) => [matched, hits])).toEqual([
    [2, 1],
    [1, 1],
  ]);
});

test('a fault on the third call alone skips two and does not apply to the fourth', () => {
  const faults = aList();
  faults.set([{ on: 'a', skip: 2, times: 1 }]);
  expect([1, 2, 3, 4].map(() => faults.meet('a') !== null)).toEqual([false, false, true, false]);
});

test('an invalid rule leaves the faults in force unchanged', () => {
  const faults = aList();
  faults.set([{ on: 'a' }]);
  expect(() => faults.set([{ on: 'b' }, { on: '' }])).toThrow('no rule');
  expect(faults.meet('a')).toEqual({ on: 'a' });
});

test('no fault applies after all are cleared', () => {
  const faults = aList();
  faults.set([{ on: 'a' }]);
  faults.clear();
  expect(faults.meet('a')).toBeNull();
});
