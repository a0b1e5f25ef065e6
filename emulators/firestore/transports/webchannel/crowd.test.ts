import { expect, test } from 'vitest';
import { Crowd } from './crowd.ts';
import type { Waiting } from './crowd.ts';

function channel(): Waiting & { readonly told: number[] } {
  const told: number[] = [];
  return { told, endWithin: (milliseconds) => told.push(milliseconds) };
}

test('three tabs of a browser keep their connections; the fourth makes all of them take turns', () => {
  const crowd = new Crowd();
  const channels = [channel(), channel(), channel(), channel()];
  for (const one of channels.slice(0, 3)) crowd.enter('a browser', one);
  crowd.enter('another browser', channel());
  expect(channels.flatMap(({ told }) => told)).toEqual([]);
  crowd.enter('a browser', channels[3] as Waiting);
  expect(channels.map(({ told }) => told.length)).toEqual([1, 1, 1, 1]);
});

test('a tab that left does not count', () => {
  const crowd = new Crowd();
  const channels = [channel(), channel(), channel(), channel()];
  for (const one of channels) {
    crowd.enter('a browser', one);
    if (one === channels[0]) crowd.leave('a browser', one);
  }
  expect(channels.flatMap(({ told }) => told)).toEqual([]);
});
