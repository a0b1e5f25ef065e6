import { expect, it } from 'vitest';
import { nextScanAt } from './next-scan.ts';

const MINUTE = 60_000;
const scan = (number: number, minute: number) => ({ number, atUnix: minute * MINUTE });

it.each([
  ['nothing before the first scan', [], 1, null],
  ['one interval after the first', [scan(1, 100)], 2, 105],
  ['not moved by a scan that was two minutes late', [scan(1, 100), scan(2, 107)], 3, 110],
  ['one interval after the last scan where the session was interrupted', [scan(1, 100), scan(2, 160)], 3, 165],
])('the next scan is due %s', (_when, scans, next, minute) =>
  expect(nextScanAt(scans, next, 5)).toBe(minute === null ? null : minute * MINUTE),
);
