import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './env.ts';

describe('the environment of a build', () => {
  it('is the demonstration project on the real services when nothing is set', () => {
    const environment = parseEnvironment({});
    expect(environment.firebase.projectId).toBe('demo-zoo');
    expect(environment.emulators).toEqual({ auth: null, firestore: null, functions: null, storage: null });
  });
  it('names the bucket and domain after the project', () => {
    expect(parseEnvironment({ VITE_FIREBASE_PROJECT: 'park' }).firebase).toMatchObject({
      storageBucket: 'park.appspot.com',
      authDomain: 'park.firebaseapp.com',
    });
  });
  it('has push messages only when both of their settings are there', () => {
    expect(parseEnvironment({}).push).toBeNull();
    expect(parseEnvironment({ VITE_FIREBASE_SENDER_ID: '12' }).push).toBeNull();
    const { push, firebase } = parseEnvironment({ VITE_FIREBASE_SENDER_ID: '12', VITE_FIREBASE_VAPID_KEY: 'key' });
    expect([push, firebase.messagingSenderId]).toEqual([{ vapidKey: 'key' }, '12']);
  });
  it('reads the address of a local service', () => {
    const { emulators } = parseEnvironment({ VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080' });
    expect(emulators.firestore).toEqual({ host: '127.0.0.1', port: 8080 });
  });
  it.each(['8080', 'http://127.0.0.1:8080', '127.0.0.1:', '127.0.0.1:port'])(
    'refuses the address %s by name',
    (address) => {
      expect(() => parseEnvironment({ VITE_STORAGE_EMULATOR: address })).toThrow(
        'VITE_STORAGE_EMULATOR must be host:port',
      );
    },
  );
});
