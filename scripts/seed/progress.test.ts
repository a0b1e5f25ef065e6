import { expect, it } from 'vitest';
import { progressLines } from './progress.ts';

it('progress shows count and rate every two seconds, and nothing for a short seed', () => {
  let now = 1000;
  const lines: string[] = [];
  const progress = progressLines(
    (line) => void lines.push(line),
    () => now,
  );
  now = 2999;
  progress(500);
  expect(lines).toEqual([]);
  now = 3000;
  progress(12_000);
  now = 4999;
  progress(13_000);
  now = 5000;
  progress(20_000);
  expect(lines).toEqual(['12,000 documents written, 6,000 a second', '20,000 documents written, 5,000 a second']);
});
