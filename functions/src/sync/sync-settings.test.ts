import { describe, expect, it } from 'vitest';
import { otherEnvironment, ownSyncKey } from './sync-settings.ts';

describe('the key of this environment', () => {
  it('is the configured one, if it is long enough', () => {
    expect(ownSyncKey({ ENCLOS_SYNC_KEY: 'k'.repeat(32) })).toBe('k'.repeat(32));
    expect(ownSyncKey({ ENCLOS_SYNC_KEY: 'k'.repeat(31) })).toBeNull();
    expect(ownSyncKey({ ENCLOS_SYNC_KEY: '' })).toBeNull();
    expect(ownSyncKey({})).toBeNull();
  });
});

describe('the address of the other environment', () => {
  it.each([
    'https://europe-west3-other.cloudfunctions.net/syncBack',
    'http://127.0.0.1:5001/demo/europe-west3/syncBack',
  ])('may be %s', (address) => expect(otherEnvironment({ ENCLOS_SYNC_URL: address })?.href).toBe(address));
  it.each([
    '',
    'syncBack',
    'http://other.example/syncBack',
    'http://127.0.0.1.other.example/syncBack',
    'http://metadata.google.internal/',
    'https://key:secret@other.example/syncBack',
    'ftp://other.example/syncBack',
    'file:///etc/passwd',
  ])('may not be %j', (address) => expect(otherEnvironment({ ENCLOS_SYNC_URL: address })).toBeNull());
});
