import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from './catalogue.ts';

describe('the error catalogue', () => {
  it('names each failure once', () => {
    expect(new Set(ERROR_CODES).size).toBe(ERROR_CODES.length);
  });
  it('writes each as area/name, so that its sentence is found', () => {
    expect(ERROR_CODES.filter((code) => !/^[a-z]+\/[a-z]+(-[a-z]+)*$/.test(code))).toEqual([]);
  });
  it('keeps the failures of an area together', () => {
    const areas = ERROR_CODES.map((code) => code.split('/')[0]);
    const starts = areas.filter((area, index) => area !== areas[index - 1]);
    expect(starts).toEqual([...new Set(areas)]);
  });
});
