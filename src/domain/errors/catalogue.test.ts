import { describe, expect, it } from 'vitest';
import { EVERY_CODE as CODES } from '../../../tests/support/every-error-code.ts';

describe('the error catalogue', () => {
  it('names each failure once', () => {
    expect(new Set(CODES).size).toBe(CODES.length);
  });
  it('writes each as area/name, so that its sentence is found', () => {
    expect(CODES.filter((code) => !/^[a-z]+\/[a-z]+(-[a-z]+)*$/.test(code))).toEqual([]);
  });
  it('keeps the failures of an area together', () => {
    const areas = CODES.map((code) => code.split('/')[0]);
    const starts = areas.filter((area, index) => area !== areas[index - 1]);
    expect(starts).toEqual([...new Set(areas)]);
  });
});
