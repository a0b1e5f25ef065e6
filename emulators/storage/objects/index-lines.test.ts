import { describe, expect, it } from 'vitest';
import { readIndexLines } from './index-lines.ts';
import { anObject } from './object-for-tests.ts';

const put = (name: string) => ({ kind: 'put', object: anObject({ name }) });
const line = (...changes: readonly unknown[]): string => `${JSON.stringify(changes)}\n`;
const read = (text: string) => readIndexLines(Buffer.from(text));

describe('the lines of the index of files', () => {
  it('an empty index has no changes and no damage', () => {
    expect(read('')).toEqual({ changes: [], damaged: [] });
  });

  it('changes come in the order of their lines, several of one line included', () => {
    const removal = { kind: 'delete', bucket: 'b', name: 'a' };
    expect(read(line(put('a'), put('ü')) + line(removal))).toEqual({
      changes: [put('a'), put('ü'), removal],
      damaged: [],
    });
  });

  it.each(['[', '[{"ki', '[{"kind":"put","object":{"na', '[{"kind":"put","object":{"name":"\u00e9'.slice(0, -1)])(
    'a last line that was torn is no damage: %s',
    (torn) => {
      expect(read(line(put('a')) + torn)).toEqual({ changes: [put('a')], damaged: [] });
    },
  );

  it.each(['x', '{"kind"', '[{"kind":"put"\u0000\u0000', '\u0000'])(
    'a last line that is not the beginning of a line is damage: %j',
    (rest) => {
      expect(read(line(put('a')) + rest)).toEqual({ changes: [put('a')], damaged: [2] });
    },
  );

  it('a byte that is not UTF-8 damages its line only', () => {
    const bytes = Buffer.from(line(put('a')) + line(put('b')) + line(put('c')));
    bytes[bytes.indexOf('"b"') + 1] = 0xff;
    expect(readIndexLines(bytes)).toEqual({ changes: [put('a'), put('c')], damaged: [2] });
  });

  it.each([
    ['an id that could be a path', { contentId: '../../../../../../../../../../etc/passwd' }],
    ['no id of its bytes', { contentId: undefined }],
    ['no generation', { generation: undefined }],
    ['a size that is no number', { size: '5' }],
  ])('an object with %s is damage', (_, differences) => {
    const object = { ...anObject(), ...differences };
    expect(read(line({ kind: 'put', object }))).toEqual({ changes: [], damaged: [1] });
  });
});
