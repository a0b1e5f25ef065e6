import { describe, expect, it } from 'vitest';
import { isSigned } from './signature.ts';

const SIGNED = {
  'X-Goog-Algorithm': 'GOOG4-RSA-SHA256',
  'X-Goog-Credential': 'a@b.example/20260101/auto/storage/goog4_request',
  'X-Goog-Date': '20260101T000000Z',
  'X-Goog-Expires': '60',
  'X-Goog-SignedHeaders': 'host',
  'X-Goog-Signature': 'ab'.repeat(128),
};
const start = Date.UTC(2026, 0, 1);
const at = (seconds: number, differences: Record<string, string> = {}) =>
  isSigned(new URLSearchParams({ ...SIGNED, ...differences }), start + seconds * 1000);

describe('signed addresses', () => {
  it('a signed address is valid from its date until it expires', () => {
    expect(at(0)).toBe(true);
    expect(at(60)).toBe(true);
    expect(() => at(61)).toThrow(expect.objectContaining({ status: 400, reason: 'ExpiredToken' }));
    expect(() => at(-1)).toThrow(expect.objectContaining({ status: 403 }));
  });

  it('a signed address lasts a week at most', () => {
    expect(at(604_800, { 'X-Goog-Expires': '604800' })).toBe(true);
    expect(() => at(0, { 'X-Goog-Expires': '604801' })).toThrow(expect.objectContaining({ status: 400 }));
  });

  it.each(Object.keys(SIGNED).filter((name) => name !== 'X-Goog-Signature'))('needs %s', (name) =>
    expect(() => at(0, { [name]: '' })).toThrow(expect.objectContaining({ status: 400 })),
  );

  it('a signed address may be of the older kind', () => {
    const older = (until: number) =>
      isSigned(
        new URLSearchParams({ GoogleAccessId: 'a@b', Expires: String(until), Signature: 'AAAA'.repeat(10) }),
        start,
      );
    expect(older(start / 1000)).toBe(true);
    expect(() => older(start / 1000 - 1)).toThrow('expired');
  });

  it('an address without a signature is not signed', () =>
    expect(isSigned(new URLSearchParams('a=b'), start)).toBe(false));
});
