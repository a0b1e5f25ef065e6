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
    'javascript:alert(1)',
    '/login',
    '/LOGIN?next=/login',
  ])('is never %s', (wanted) => {
    expect(wantedAddress(`?next=${encodeURIComponent(wanted)}`)).toBe('/');
  });
});
