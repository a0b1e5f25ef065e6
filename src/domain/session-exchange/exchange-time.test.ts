import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  instantOfLocal,
  instantOfWritten,
  localTime,
  offsetOf,
  wholeSeconds,
  writtenInstant,
} from './exchange-time.ts';

const at = (text: string) => Date.parse(text);
const instants = fc.integer({ min: at('2025-01-01T00:00:00Z'), max: at('2028-01-01T00:00:00Z') });

describe('times of files, on the clock in Paris', () => {
  it('tell both hours of October apart by their offset', () => {
    const [first, second] = [at('2026-10-25T00:30:00Z'), at('2026-10-25T01:30:00Z')];
    expect([first, second].map(localTime)).toEqual(['2026-10-25 02:30:00', '2026-10-25 02:30:00']);
    expect([first, second].map(offsetOf)).toEqual(['+02:00', '+01:00']);
    expect(instantOfLocal('2026-10-25 02:30:00', { offset: '+02:00' })).toBe(first);
    expect(instantOfLocal('2026-10-25 02:30:00', { offset: '+01:00' })).toBe(second);
  });
  it('without an offset are the first hour of October that is not before the session', () => {
    const read = (notBefore: string) => instantOfLocal('2026-10-25 02:30:00', { notBefore: at(notBefore) });
    expect(read('2026-10-25T00:10:00Z')).toBe(at('2026-10-25T00:30:00Z'));
    expect(read('2026-10-25T00:50:00Z')).toBe(at('2026-10-25T01:30:00Z'));
  });
  it('that March skips move forward by the hour', () => {
    expect(instantOfLocal('2026-03-29 02:30:10')).toBe(at('2026-03-29T01:30:10Z'));
  });
  it('come back as they were written, to the millisecond or the second', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        expect(instantOfWritten(writtenInstant(instant))).toBe(instant);
        expect(instantOfLocal(localTime(instant), { offset: offsetOf(instant) })).toBe(wholeSeconds(instant));
      }),
    );
  });
  it.each(['', 'soon', '2026-02-30 10:00:00', '2026-03-05 25:00:00', '05/03/2026 10:00'])(
    'of no day are none: %j',
    (text) => {
      expect([instantOfLocal(text), instantOfWritten(`${text}Z`)]).toEqual([null, null]);
    },
  );
  it('need their zone where no clock is agreed on', () => {
    expect(instantOfWritten('2026-03-05T10:00:00')).toBeNull();
    expect(instantOfWritten('2026-03-05T10:00:00-02:30')).toBe(at('2026-03-05T12:30:00Z'));
  });
});
