import { describe, expect, it } from 'vitest';
import { readExportLink, refusalOfLink } from './export-link.ts';

const REF = 'zoo-1/exports/user-1/rapport-2026.xlsx';
const address = (parameters: Record<string, string>) => `?${new URLSearchParams(parameters).toString()}`;
const NOW = Date.parse('2026-01-15T12:00:00Z');

describe('the link to an export', () => {
  it('names the file, its title and its expiry', () => {
    expect(readExportLink(address({ ref: REF, name: 'Rapport d’activité', expires: String(NOW) }))).toEqual({
      storageRef: REF,
      fileName: 'rapport-2026.xlsx',
      name: 'Rapport d’activité',
      expiresAtUnix: NOW,
    });
  });
  it('needs no more than the file', () => {
    expect(readExportLink(address({ ref: REF }))).toMatchObject({ name: 'rapport-2026.xlsx', expiresAtUnix: null });
  });
  it('may write its date in words of ISO 8601', () => {
    expect(readExportLink(address({ ref: REF, expires: '2026-01-15T12:00:00Z' }))?.expiresAtUnix).toBe(NOW);
  });
  it.each([
    '',
    'rapport.xlsx',
    'zoo-1/enclosures/x/photo.jpg',
    'zoo-1/exports/user-1',
    'zoo-1/exports/user-1/',
    'zoo-1/exports/../rapport.xlsx',
    '/exports/user-1/rapport.xlsx',
    'zoo-1/exports/user-1/a/b.xlsx',
    `zoo-1/exports/user-1/${'a'.repeat(600)}`,
    'https://elsewhere.example/exports/user-1/x',
  ])('to “%s” is none', (ref) => {
    expect(readExportLink(address({ ref }))).toBeNull();
  });
  it('cannot disguise a name: hidden and reversing characters are removed, long names are cut', () => {
    const link = readExportLink(address({ ref: REF, name: `a\u202Eb\u0000${'c'.repeat(500)}` }));
    expect(link?.name).toBe(`ab${'c'.repeat(118)}`);
  });
});

describe('the refusal of a link', () => {
  const link = readExportLink(address({ ref: REF, expires: String(NOW) }));
  it('is null while the link is valid', () => {
    expect(refusalOfLink(link, NOW - 1)).toBeNull();
    expect(refusalOfLink(readExportLink(address({ ref: REF })), NOW)).toBeNull();
  });
  it('is its expiry, from the very instant', () => {
    expect(refusalOfLink(link, NOW)).toBe('file/link-expired');
  });
  it('is a missing file', () => {
    expect(refusalOfLink(null, NOW)).toBe('file/not-found');
  });
});
