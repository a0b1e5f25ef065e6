import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endKeptSession, keepSession, keepSessionEnd, mayBeSignedIn } from './kept-session.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('a device', () => {
  it('on which nobody has signed in keeps no session', () => {
    expect(mayBeSignedIn()).toBe(false);
    expect(endKeptSession()).toBeNull();
  });
  it('remembers that somebody is signed in', () => {
    keepSession();
    expect(mayBeSignedIn()).toBe(true);
  });
  it('knows of a session that ended meanwhile, once', () => {
    keepSession();
    expect(endKeptSession()).toBe('auth/session-expired');
    expect(mayBeSignedIn()).toBe(false);
    expect(endKeptSession()).toBeNull();
  });
  it('knows that the account was disabled before its session ended', () => {
    keepSession();
    keepSessionEnd('auth/disabled');
    keepSession();
    expect(endKeptSession()).toBe('auth/disabled');
  });
  it('forgets that it was when the account is opened again', () => {
    keepSession();
    keepSessionEnd('auth/deleted');
    keepSessionEnd(null);
    expect(endKeptSession()).toBe('auth/session-expired');
  });
  it('does not keep an unknown reason for the end of a session', () => {
    keepSessionEnd('auth/disabled');
    expect(mayBeSignedIn()).toBe(false);
  });
  it('that cannot keep anything may have somebody signed in', () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    keepSession();
    expect(mayBeSignedIn()).toBe(true);
    expect(endKeptSession()).toBeNull();
  });
});
