import { describe, expect, it } from 'vitest';
import { boundaryOf, MultipartReader } from './multipart.ts';

const BODY = [
  'ignored\r\n--b1\r\nContent-Type: application/json; charset=utf-8\r\n\r\n{"name":"a"}\r\n',
  '--b1\r\nContent-Type: text/plain\r\nX-Other:  y \r\n\r\n\r\n--b\r\nline\r\n\r\n--b1--\r\n',
].join('');

async function* inPieces(text: string, size: number): AsyncGenerator<Buffer, void, undefined> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(text: string, size = 1_000_000) {
  const reader = new MultipartReader(inPieces(text, size), 'b1');
  const parts: { head: Record<string, string>; text: string }[] = [];
  for (let head = await reader.next(); head !== null; head = await reader.next()) {
    const chunks: Buffer[] = [];
    for await (const chunk of reader.content()) chunks.push(chunk);
    parts.push({ head: Object.fromEntries(head), text: Buffer.concat(chunks).toString() });
  }
  return parts;
}

describe('multipart bodies', () => {
  it.each([1, 2, 3, 7, 64, 1_000_000])('a multipart body is read alike in pieces of %i bytes', async (size) =>
    expect(await read(BODY, size)).toEqual([
      { head: { 'content-type': 'application/json; charset=utf-8' }, text: '{"name":"a"}' },
      { head: { 'content-type': 'text/plain', 'x-other': 'y' }, text: '\r\n--b\r\nline\r\n' },
    ]),
  );

  it('a multipart body may have parts without headers and without content', async () =>
    expect(await read('--b1\r\n\r\n\r\n--b1\r\nA: b\r\n\r\nx\r\n--b1--')).toEqual([
      { head: {}, text: '' },
      { head: { a: 'b' }, text: 'x' },
    ]));

  it.each([
    ['', 'before its last boundary'],
    ['no boundary at all', 'before its last boundary'],
    ['--b1\r\nA: b\r\n\r\ncontent without an end', 'before its last boundary'],
    ['--b1\r\nA: b', 'inside the headers'],
    ['--b1\r\nno colon\r\n\r\nx\r\n--b1--', 'without a name'],
    [`--b1\r\nA: ${'x'.repeat(20_000)}`, 'too long'],
  ])('a multipart body is refused: %j', (body, message) => expect(read(body, 1000)).rejects.toThrow(message));
});

describe('the boundary in a content type', () => {
  it.each([
    ['multipart/related; boundary=abc', 'abc'],
    ['Multipart/Related; type=x; boundary="a b"', 'a b'],
    ["multipart/related;boundary='abc'", 'abc'],
  ])('the boundary of %s is read', (type, expected) => expect(boundaryOf(type)).toBe(expected));

  it.each([
    undefined,
    '',
    'text/plain',
    'multipart/related',
    'multipart/form-data; boundary=x',
    'multipart/related; boundary=',
  ])('the boundary is missing in %s', (type) =>
    expect(() => boundaryOf(type)).toThrow(expect.objectContaining({ status: 400 })),
  );
});
