import { expect, it } from 'vitest';
import { renewalsOf } from './renewals.ts';

const one = (campaignId: string, renewsId: string | null, startAtUnix: number) => ({
  ...{ campaignId, renewsId, startAtUnix },
});
const first = one('first', null, 1);
const second = one('second', 'first', 2);
const third = one('third', 'second', 3);
const other = one('other', null, 0);
const ids = (found: readonly { readonly campaignId: string }[]) => found.map(({ campaignId }) => campaignId);

it.each([first, second, third])('the renewals of $campaignId are the whole chain, by first day', (campaign) => {
  expect(ids(renewalsOf(campaign, [third, other, first, second]))).toEqual(['first', 'second', 'third']);
});
it('a campaign without renewals stands alone', () => {
  expect(ids(renewalsOf(other, [first, second, other]))).toEqual(['other']);
});
it('a deleted campaign ends the chain', () => {
  expect(ids(renewalsOf(third, [first, third]))).toEqual(['third']);
});
it('campaigns that renew each other by mistake are each named once', () => {
  const [a, b] = [one('a', 'b', 1), one('b', 'a', 2)];
  expect(ids(renewalsOf(a, [a, b]))).toEqual(['a', 'b']);
});
