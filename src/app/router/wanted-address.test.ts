import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signInAddress, wantedAddress } from './wanted-address.ts';

const wantedOf = (address: string) => wantedAddress(new URL(address, 'https://app.example').search);

describe('the wanted address', () => {
  it('is whole again after signing in', () => {
    expect(wantedOf(signInAddress('/TaskManagementView?id=42&tab=history#notes'))).toBe(
      '/TaskManagementView?id=42&tab=history#notes',
    );
  });
  it('is the root when nothing was wanted', () => {
    expect(signInAddress('/')).toBe('/login');
    expect(signInAddress(null)).toBe('/login');
    expect(wantedAddress('')).toBe('/');
  });
  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '\t//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https:evil.example',
    '///evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://own.invalid/x',
    '/%6Cogin/../login',
    '/login',
    '/LOGIN?next=/login',
  ])('is never %s', (wanted) => {
    expect(wantedAddress(`?next=${encodeURIComponent(wanted)}`)).toBe('/');
  });
  it('stays on the origin of the application, whatever a link holds', () => {
    const unit = fc.constantFrom(
      '/',
      '\\',
      '\t',
      '\n',
      '\r',
      ' ',
      '.',
      '..',
      ':',
      '@',
      '%2f',
      '?',
      '#',
      'evil.example',
      'https:',
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 8 }), (wanted) => {
        const opened = wantedAddress(`?next=${encodeURIComponent(wanted)}`);
        expect(opened).toMatch(/^\/(?![/\\])/);
        expect(new URL(opened, 'https://app.example').origin).toBe('https://app.example');
      }),
      { numRuns: 5000, seed: 20_261_123 },
    );
  });
});
