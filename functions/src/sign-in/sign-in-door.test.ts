import { describe, expect, it } from 'vitest';
import { isDoorTheOnlyWay, signInDoor } from './sign-in-door.ts';

const LOCAL = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };

describe('the check of passwords by the server', () => {
  it('asks the local service where there is one, also beside a key', () => {
    expect(signInDoor({ ...LOCAL, ENCLOS_WEB_API_KEY: 'key' })).toEqual({
      origin: 'http://127.0.0.1:9099/identitytoolkit.googleapis.com',
      key: 'local',
    });
  });
  it('asks Google with a key', () => {
    expect(signInDoor({ ENCLOS_WEB_API_KEY: 'key' })).toEqual({
      origin: 'https://identitytoolkit.googleapis.com',
      key: 'key',
    });
  });
  it.each([{}, { ENCLOS_WEB_API_KEY: '' }, { FIREBASE_AUTH_EMULATOR_HOST: '' }])('is off with %o', (environment) => {
    expect(signInDoor(environment)).toBeNull();
    expect(isDoorTheOnlyWay(environment)).toBe(false);
  });
  it('is the only way unless other apps may ask the service themselves', () => {
    expect(isDoorTheOnlyWay(LOCAL)).toBe(true);
    expect(isDoorTheOnlyWay({ ...LOCAL, ENCLOS_DIRECT_SIGN_IN: 'allowed' })).toBe(false);
    expect(isDoorTheOnlyWay({ ENCLOS_WEB_API_KEY: 'key', ENCLOS_DIRECT_SIGN_IN: 'no' })).toBe(true);
  });
});
