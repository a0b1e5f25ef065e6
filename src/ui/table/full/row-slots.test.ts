import { expect, it } from 'vitest';
import { rowSlots } from './row-slots.ts';

const LIST = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

it('a row keeps its slot while it is drawn, and gives it to another when it has left', () => {
  const slotsOf = rowSlots();
  expect(slotsOf(LIST, ['a', 'b', 'c'])).toEqual([0, 1, 2]);
  expect(slotsOf(LIST, ['b', 'c', 'd'])).toEqual([1, 2, 0]);
  expect(slotsOf(LIST, ['e', 'f', 'g'])).toEqual([1, 2, 0]);
});

it('after a long scroll with few rows left, all take the slots in their order', () => {
  const slotsOf = rowSlots();
  slotsOf(LIST, ['a', 'b', 'c', 'd']);
  expect(slotsOf(LIST, ['d', 'e', 'f', 'g'])).toEqual([0, 1, 2, 3]);
});

it('the focused row keeps its slot, however far the list is scrolled', () => {
  const slotsOf = rowSlots();
  slotsOf(LIST, ['a', 'b', 'c', 'd'], 'b');
  expect(slotsOf(LIST, ['b', 'e', 'f', 'g'], 'b')).toEqual([1, 0, 2, 3]);
});

it('more rows get slots of their own, fewer rows give theirs up', () => {
  const slotsOf = rowSlots();
  slotsOf(LIST, ['a', 'b']);
  expect(slotsOf(LIST, ['c', 'd', 'e'])).toEqual([0, 1, 2]);
  expect(slotsOf(LIST, ['e'])).toEqual([2]);
  expect(slotsOf(LIST, ['e', 'f'])).toEqual([2, 3]);
});

it('in another list rows keep their slots and give none away', () => {
  const slotsOf = rowSlots();
  slotsOf(LIST, ['a', 'b', 'c']);
  expect(slotsOf(LIST.toReversed(), ['g', 'c', 'b'])).toEqual([3, 2, 1]);
});

it('no slot is given twice, however the list is scrolled', () => {
  const slotsOf = rowSlots();
  const list = Array.from({ length: 500 }, (_, at) => `row ${at}`);
  let start = 0;
  for (let step = 0; step < 1_000; step += 1) {
    start = (start * 31 + step) % 480;
    const drawn = list.slice(start, start + 5 + (step % 15));
    expect(new Set(slotsOf(list, drawn)).size).toBe(drawn.length);
  }
});
