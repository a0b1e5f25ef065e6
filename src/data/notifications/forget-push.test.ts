import { afterEach, expect, it, vi } from 'vitest';
import { forgetPush, PUSH_SCOPE } from './forget-push.ts';

/** A browser whose page has this worker. */
function aBrowserWith(scope: string) {
  const unregister = vi.fn(() => Promise.resolve(true));
  const getRegistration = () => Promise.resolve({ scope: `https://enclos.example${scope}`, unregister });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
  return unregister;
}
afterEach(() => void vi.unstubAllGlobals());

it('a person who leaves a device ends its push messages', async () => {
  const unregister = aBrowserWith(PUSH_SCOPE);
  await forgetPush();
  expect(unregister).toHaveBeenCalledOnce();
});

it('the worker that keeps the app’s own files stays', async () => {
  const unregister = aBrowserWith('/');
  await forgetPush();
  expect(unregister).not.toHaveBeenCalled();
});

it('a browser without workers has nothing to forget', async () => {
  vi.stubGlobal('navigator', {});
  await expect(forgetPush()).resolves.toBeUndefined();
});
