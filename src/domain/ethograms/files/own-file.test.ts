import { describe, expect, it } from 'vitest';
import { aBehaviour, anEthogramContent } from '../../../../tests/support/builders/ethogram.ts';
import { notVisible } from '../tidy-ethogram.ts';
import { isOwnFile, parseJson, readOwnFile, writeOwnFile } from './own-file.ts';

describe('a file of Enclos', () => {
  const content = anEthogramContent({ behaviours: [aBehaviour('RES', { kept: '{"a":1}' }), notVisible()] });
  const file = JSON.parse(JSON.stringify(writeOwnFile(content))) as Record<string, unknown>;
  it('comes back as it was written', () => {
    expect(isOwnFile(file)).toBe(true);
    expect(readOwnFile(file)).toEqual({ ok: true, kind: 'enclos', content, notes: [], faults: [] });
  });
  it('says which field is wrong, and refuses another version', () => {
    const wrong = { ...content, behaviours: [{ ...content.behaviours[0], type: 'wish' }] };
    const outcome = (differences: object) => readOwnFile({ ...file, ...differences });
    expect(outcome({ ethogram: wrong })).toMatchObject({ error: { params: { field: 'ethogram.behaviours.0.type' } } });
    expect(outcome({ formatVersion: 2 })).toMatchObject({ error: { params: { field: 'formatVersion' } } });
  });
  it('that is cut is refused at its last line', () => {
    const text = JSON.stringify(file, null, 2);
    const lines = text.slice(0, 400).split('\n').length;
    expect(parseJson(text.slice(0, 400))).toEqual({
      ok: false,
      error: { code: 'ethogram/file-cut', params: { line: lines } },
    });
  });
});
