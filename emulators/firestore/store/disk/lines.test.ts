import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linesOf } from './lines.ts';

let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lines-'));
});

afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

function read(content: string, pieceBytes: number): [number, string, boolean][] {
  const file = path.join(folder, 'file');
  fs.writeFileSync(file, content);
  return [...linesOf(file, pieceBytes)].map(({ start, bytes, ended }) => [start, bytes.toString(), ended]);
}

test.each([1, 2, 3, 5, 8, 100])('lines are complete although the file is read %i bytes at a time', (pieceBytes) => {
  expect(read('one\n\nthree é\nrest', pieceBytes)).toEqual([
    [0, 'one', true],
    [4, '', true],
    [5, 'three é', true],
    [14, 'rest', false],
  ]);
});

test('a file that ends with a line end has no rest', () => {
  expect(read('one\n', 100)).toEqual([[0, 'one', true]]);
});

test('an empty file and a missing one have no lines', () => {
  expect(read('', 100)).toEqual([]);
  expect([...linesOf(path.join(folder, 'missing'))]).toEqual([]);
});
