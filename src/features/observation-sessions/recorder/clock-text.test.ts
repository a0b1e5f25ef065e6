import { expect, it } from 'vitest';
import { clockText } from './clock-text.ts';

it.each([
  [-5_000, '0:00'],
  [0, '0:00'],
  [59_999, '0:59'],
  [245_000, '4:05'],
  [3_845_000, '1:04:05'],
])('%i ms are written %s', (milliseconds, text) => expect(clockText(milliseconds)).toBe(text));
