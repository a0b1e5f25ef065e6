import type { RulesValue } from '../contract.ts';

/** The document x/d of the reference's expressions. */
export const documents: Readonly<Record<string, Readonly<Record<string, RulesValue>>>> = {
  'x/d': {
    a: 1n,
    f: 1.5,
    s: 'hello world',
    n: null,
    t: true,
    l: ['a', 'b', 'c', 'd'],
    m: new Map<string, RulesValue>([
      ['k', 'v'],
      ['n', new Map<string, RulesValue>([['z', 7n]])],
    ]),
  },
};
