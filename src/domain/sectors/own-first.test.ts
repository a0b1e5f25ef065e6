import { expect, it } from 'vitest';
import { ownFirst } from './own-first.ts';

const [aviary, farm, savanna] = ['aviary', 'farm', 'savanna'].map((sectorId) => ({ sectorId }));
const all = [aviary!, farm!, savanna!];

it('a person’s own sectors and the others keep their order', () => {
  expect(ownFirst(all, ['savanna', 'aviary'])).toEqual({ own: [aviary, savanna], others: [farm] });
});

it('a person without a sector has none of their own, and a former one is left out', () => {
  expect(ownFirst(all, ['gone'])).toEqual({ own: [], others: all });
});
