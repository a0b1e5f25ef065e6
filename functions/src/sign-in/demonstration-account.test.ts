import { expect, it } from 'vitest';
import { demonstrationAccount } from './demonstration-account.ts';

const LOCAL = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };

it('a project offers the account it names as its demonstration, and none by itself', () => {
  expect(demonstrationAccount({ ENCLOS_DEMO_ACCOUNT: 'visitor-7' })).toBe('visitor-7');
  expect([demonstrationAccount({}), demonstrationAccount({ ENCLOS_DEMO_ACCOUNT: '' })]).toEqual([null, null]);
});
it('the local run offers the seeded visitor of the demonstration', () => {
  expect(demonstrationAccount(LOCAL)).toBe('demo-visitor');
  expect(demonstrationAccount({ ...LOCAL, ENCLOS_DEMO_ACCOUNT: 'another' })).toBe('another');
});
