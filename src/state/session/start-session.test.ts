import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import type { SignedOutReason } from '../../data/auth/auth.repository.ts';
import { endKeptSession, keepSession } from '../../data/auth/kept-session.ts';
import { appError } from '../../domain/errors/app-error.ts';
import { selectIsOnline } from '../connection/connection.slice.ts';
import { makeStore } from '../store.ts';
import { selectSession } from './session.slice.ts';
import { startSession } from './start-session.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const everything = { user: aUser(), establishment: anEstablishment(), sectors: [aSector()] };

function setUp(known: Parameters<typeof fakeRepositories>[0] = everything) {
  const { repositories, sources } = fakeRepositories(known);
  const store = makeStore({ repositories });
  let tell: (userId: string | null, reason: SignedOutReason) => void = () => undefined;
  const authentication = {
    watchSignedIn: (callback: typeof tell) => {
      tell = callback;
      return () => undefined;
    },
    enterDevice: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    leaveDevice: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  };
  const end = startSession(store, authentication);
  return {
    end,
    sources,
    authentication,
    session: () => selectSession(store.getState()),
    isOnline: () => selectIsOnline(store.getState()),
    becomes: (status: string) =>
      vi.waitFor(() => expect(selectSession(store.getState()).status).toBe(status), { timeout: 20_000 }),
    signedIn: (userId = 'keeper-1') => tell(userId, null),
    signedOut: (reason: SignedOutReason = null) => tell(null, reason),
  };
}

const listeners = ({ sources }: ReturnType<typeof setUp>) => [
  sources.user.listeners(),
  sources.establishment.listeners(),
  sources.sectors.listeners(),
];

describe('the session of a page', () => {
  it('is loading until it is known whether somebody is signed in', () => {
    expect(setUp().session()).toEqual({ status: 'loading' });
  });
  it('is signed out when nobody is', () => {
    const page = setUp();
    page.signedOut();
    expect(page.session()).toEqual({ status: 'signedOut', reason: null });
  });
  it('is ready once the person, the park and its sectors are read, with one listener each', async () => {
    const page = setUp();
    page.signedIn();
    await page.becomes('ready');
    expect(listeners(page)).toEqual([1, 1, 1]);
  });
  it('asks for nothing but the person while they are pending, and goes on when they are active', async () => {
    const page = setUp({ ...everything, user: aUser({ userStatus: 'pending' }) });
    page.signedIn();
    await page.becomes('mustChoosePassword');
    expect(listeners(page)).toEqual([1, 0, 0]);
    page.sources.user.show(aUser());
    await page.becomes('ready');
  });
  it('ends at once when the account is disabled, its park no longer listened to', async () => {
    const page = setUp();
    page.signedIn();
    await page.becomes('ready');
    page.sources.user.show(aUser({ isDisabled: true }));
    await page.becomes('refused');
    expect(page.session()).toEqual({ status: 'refused', reason: 'auth/disabled' });
  });
  it('that a disabled account has lost is remembered as such, until the account is opened again', async () => {
    keepSession();
    const page = setUp();
    page.signedIn();
    await page.becomes('ready');
    page.sources.user.show(aUser({ isDisabled: true }));
    await page.becomes('refused');
    page.sources.user.show(aUser());
    await page.becomes('ready');
    page.sources.user.show(aUser({ isDeleted: true }));
    await page.becomes('refused');
    expect(endKeptSession()).toBe('auth/deleted');
  });
  it('follows a change of the park’s tier', async () => {
    const page = setUp();
    page.signedIn();
    await page.becomes('ready');
    page.sources.establishment.show(anEstablishment({ zooTiers: 'progress' }));
    await vi.waitFor(() => expect(page.session()).toMatchObject({ actor: { tier: 'progress' } }), { timeout: 20_000 });
  });
  it('is offline while the server does not answer, though the browser has a network, and no longer once the person leaves', async () => {
    const page = setUp();
    const becomes = (isOnline: boolean) =>
      vi.waitFor(() => expect(page.isOnline()).toBe(isOnline), { timeout: 20_000 });
    page.signedIn();
    await page.becomes('ready');
    expect(page.isOnline()).toBe(true);
    for (const isReached of [false, true, false]) {
      page.sources.serverReach.show(isReached);
      await becomes(isReached);
    }
    page.signedOut();
    await becomes(true);
  });
  it('is refused when the person’s listener is', async () => {
    const page = setUp();
    page.signedIn();
    await page.becomes('ready');
    page.sources.user.breakOff(appError('generic/permission-denied'));
    await page.becomes('refused');
    expect(page.session()).toEqual({ status: 'refused', reason: 'generic/permission-denied' });
  });
});

describe('leaving', () => {
  it('ends every listener and says why when the session has expired', async () => {
    const page = setUp();
    page.signedIn();
    await page.becomes('ready');
    page.signedOut('auth/session-expired');
    expect(page.session()).toEqual({ status: 'signedOut', reason: 'auth/session-expired' });
    await vi.waitFor(() => expect(listeners(page)).toEqual([0, 0, 0]), { timeout: 20_000 });
    expect(page.authentication.leaveDevice).toHaveBeenCalledExactlyOnceWith({ erase: false });
  });
  it.each(['auth/disabled', 'auth/deleted'] as const)('erases the copy of an account that is %s', async (reason) => {
    const page = setUp();
    page.signedIn();
    await page.becomes('ready');
    page.signedOut(reason);
    expect(page.authentication.leaveDevice).toHaveBeenCalledExactlyOnceWith({ erase: true });
  });
  it('in another tab erases the copy of this one', async () => {
    const page = setUp();
    page.signedIn();
    await page.becomes('ready');
    page.signedOut();
    expect(page.authentication.leaveDevice).toHaveBeenCalledExactlyOnceWith({ erase: true });
  });
  it('before the person’s documents have come starts nothing', async () => {
    const page = setUp();
    page.signedIn();
    page.signedOut();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(listeners(page)).toEqual([0, 0, 0]);
    expect(page.session()).toEqual({ status: 'signedOut', reason: null });
  });
  it('and coming back as somebody else shows no data of the first person', async () => {
    const page = setUp();
    page.signedIn();
    await page.becomes('ready');
    page.signedOut();
    page.sources.user.show(aUser({ userId: 'vet-1', userFirstname: 'Nadia' }));
    page.signedIn('vet-1');
    expect(page.session()).toEqual({ status: 'loading' });
    await page.becomes('ready');
    expect(page.session()).toMatchObject({ user: { userFirstname: 'Nadia' }, actor: { userId: 'vet-1' } });
    expect(listeners(page)).toEqual([1, 1, 1]);
    page.end();
  });
});
