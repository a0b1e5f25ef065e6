import { invalid } from '../storage-error.ts';
import type { Digests } from './digester.ts';

/** The digests that the client expects; an absent one is not checked. */
export type ExpectedDigests = { readonly md5Hash?: string | undefined; readonly crc32c?: string | undefined };

/** Reads `x-goog-hash: crc32c=…,md5=…` and `content-md5`. */
export function digestsOfHeaders(hash: string | undefined, contentMd5: string | undefined): ExpectedDigests {
  const named = new Map(
    (hash ?? '')
      .split(',')
      .map((pair) => pair.trim())
      .filter((pair) => pair.includes('='))
      .map((pair) => [pair.slice(0, pair.indexOf('=')).toLowerCase(), pair.slice(pair.indexOf('=') + 1)] as const),
  );
  return { md5Hash: named.get('md5') ?? contentMd5, crc32c: named.get('crc32c') };
}

/** Throws when the bytes have other digests than the client expects. */
export function requireDigests(actual: Digests, ...expectations: readonly ExpectedDigests[]): void {
  for (const expected of expectations) {
    if (differs(expected.md5Hash, actual.md5Hash))
      throw invalid(mismatch('MD5 hash', expected.md5Hash, actual.md5Hash));
    if (differs(expected.crc32c, actual.crc32c)) throw invalid(mismatch('CRC32C', expected.crc32c, actual.crc32c));
  }
}

function differs(expected: string | undefined, actual: string): boolean {
  return expected !== undefined && expected !== '' && expected !== actual;
}

function mismatch(what: string, expected: string | undefined, actual: string): string {
  return `Provided ${what} "${expected}" doesn't match calculated ${what} "${actual}".`;
}
