import { expect, it } from 'vitest';
import { roomsFor } from './register-room.ts';

const rooms = (lastNumber: number, held: number, newcomers: number) =>
  roomsFor(lastNumber, held, newcomers).map(({ part, before, after }) => `${part} ${before}-${after}`);

it('the first animals of a park begin its register', () => {
  expect(rooms(-1, 0, 3)).toEqual(['part-0000 0-3']);
});
it('a part is filled to 400 before the next begins', () => {
  expect(rooms(0, 399, 1)).toEqual(['part-0000 399-400']);
  expect(rooms(0, 399, 2)).toEqual(['part-0000 399-400', 'part-0001 0-1']);
  expect(rooms(2, 400, 1)).toEqual(['part-0003 0-1']);
  expect(rooms(0, 350, 500)).toEqual(['part-0000 350-400', 'part-0001 0-400', 'part-0002 0-50']);
});
it('a part with more animals than its limit takes no newcomer', () => {
  expect(rooms(0, 450, 1)).toEqual(['part-0001 0-1']);
});
it('no newcomers need no room', () => {
  expect(rooms(0, 10, 0)).toEqual([]);
});
