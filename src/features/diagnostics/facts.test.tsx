import { afterEach, describe, expect, it, vi } from 'vitest';
import { factsOfBrowser, factsOfPage } from './facts.ts';

const valueOf = (facts: ReturnType<typeof factsOfPage>, id: string) => facts.find((fact) => fact.id === id)?.value;

describe('the facts of the diagnostics', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('name the version, the mode and the project of the build', () => {
    const facts = factsOfPage();
    expect(valueOf(facts, 'version')).toBe('2.5');
    expect(valueOf(facts, 'mode')).toBe('test');
    expect(valueOf(facts, 'project')).toEqual(expect.stringMatching(/./));
    expect(valueOf(facts, 'commit')).toBeNull();
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
  });
  it('follow the network and the window', () => {
    vi.stubGlobal('navigator', { onLine: false, userAgent: 'Tablette 1' });
    const facts = factsOfPage();
    expect([valueOf(facts, 'network'), valueOf(facts, 'browser')]).toEqual([false, 'Tablette 1']);
    expect(valueOf(facts, 'screen')).toBe(`${window.innerWidth} × ${window.innerHeight} (${window.devicePixelRatio})`);
  });
  it('have the used storage and whether the application is kept, and are unknown where the browser does not say', async () => {
    vi.stubGlobal('navigator', {
      storage: { estimate: () => Promise.resolve({ usage: 3, quota: 9 }) },
      serviceWorker: { getRegistration: () => Promise.resolve(undefined) },
    });
    expect(await factsOfBrowser()).toEqual([
      { id: 'storage', value: { usedBytes: 3, quotaBytes: 9 } },
      { id: 'serviceWorker', value: false },
    ]);
    vi.stubGlobal('navigator', {});
    expect((await factsOfBrowser()).map(({ value }) => value)).toEqual([null, null]);
  });
});
