import { expect, it } from 'vitest';
import { importGroup } from './import-group.ts';

const group = {
  ...{ line: 3, registryIds: ['G1'], groupName: 'Shoal', specieId: 's', enclosureId: 'e', census: null, memo: '' },
};
const reads = (differences: object) => importGroup.safeParse({ ...group, ...differences }).success;
const counted = (unsexed: number) => ({ census: { males: 0, females: 0, unsexed } });

it('a group to be written counts 0 to 999,999 animals of a sex, or none', () => {
  expect(reads({})).toBe(true);
  expect([reads(counted(0)), reads(counted(999_999))]).toEqual([true, true]);
  expect([reads(counted(1_000_000)), reads(counted(-1)), reads(counted(0.5))]).toEqual([false, false, false]);
});

it('a group to be written has 1 to 10 identifiers without control characters', () => {
  const ids = (count: number) => ({ registryIds: Array.from({ length: count }, (_, at) => `G${at}`) });
  expect([reads(ids(0)), reads(ids(1)), reads(ids(10)), reads(ids(11))]).toEqual([false, true, true, false]);
  expect([reads({ registryIds: [''] }), reads({ registryIds: ['G\n1'] })]).toEqual([false, false]);
  expect([reads({ registryIds: ['x'.repeat(100)] }), reads({ registryIds: ['x'.repeat(101)] })]).toEqual([true, false]);
});
