import { expect, it } from 'vitest';
import { Digester } from './digester.ts';
import { digestsOfHeaders, requireDigests } from './expected-digests.ts';

function digestsOf(...chunks: readonly string[]) {
  const digester = new Digester();
  for (const chunk of chunks) digester.take(Buffer.from(chunk));
  return digester.digests();
}

it('digests do not depend on how the bytes are divided', () => {
  expect(digestsOf('hel', '', 'lo')).toEqual(digestsOf('hello'));
  expect(digestsOf('hello')).toEqual({ size: 5, md5Hash: 'XUFAKrxLKna5cZ2REBfFkg==', crc32c: 'mnG7TA==' });
});

it('headers name the digests in any order, and Content-MD5 replaces a missing one', () => {
  expect(digestsOfHeaders('crc32c=mnG7TA==, md5=XUFAKrxLKna5cZ2REBfFkg==', 'other')).toEqual({
    md5Hash: 'XUFAKrxLKna5cZ2REBfFkg==',
    crc32c: 'mnG7TA==',
  });
  expect(digestsOfHeaders(undefined, 'XUFAKrxLKna5cZ2REBfFkg==')).toEqual({
    md5Hash: 'XUFAKrxLKna5cZ2REBfFkg==',
    crc32c: undefined,
  });
});

it('a wrong digest is refused, a right or absent one passes', () => {
  const actual = digestsOf('hello');
  expect(() => requireDigests(actual, { md5Hash: actual.md5Hash }, { crc32c: actual.crc32c }, {})).not.toThrow();
  expect(() => requireDigests(actual, { md5Hash: 'AAAA' })).toThrow(/Provided MD5 hash "AAAA"/);
  expect(() => requireDigests(actual, {}, { crc32c: 'AAAA' })).toThrow(/Provided CRC32C "AAAA"/);
});
