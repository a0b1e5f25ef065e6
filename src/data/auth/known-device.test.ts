import { describe, expect, it, vi } from 'vitest';
import { fakeLocalStorage } from '../../../tests/support/fakes/local-storage.ts';
import { signInContract } from '../../domain/callables/sign-in.ts';
import { knownDevice } from './known-device.ts';

const kept = fakeLocalStorage();

const isTaken = (device: string) => signInContract.request.shape.device.safeParse(device).success;

describe('the name of a device', () => {
  it('is random, and the same at the next sign-in', () => {
    const first = knownDevice();
    expect(isTaken(first)).toBe(true);
    expect(knownDevice()).toBe(first);
    kept.clear();
    expect(knownDevice()).not.toBe(first);
  });
  it.each(['"short"', '7', `"${'x'.repeat(101)}"`])('is new when what is kept is %s', (text) => {
    kept.set('enclos.device', text);
    expect(isTaken(knownDevice())).toBe(true);
  });
  it('is new when the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(isTaken(knownDevice())).toBe(true);
  });
});
