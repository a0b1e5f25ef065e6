import type { Page } from '@playwright/test';

/**
 * Lets the server do every call of a function and holds one of the answers back (counted from 1): the moment in the
 * middle of a run, for as long as a test needs it. `reached` resolves at that moment; `release` lets the answer go.
 */
export async function holdAnswer(
  page: Page,
  name: string,
  which: number,
): Promise<{ readonly reached: Promise<void>; readonly release: () => void }> {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let calls = 0;
  await page.route(`**/${name}`, async (route) => {
    if (route.request().method() === 'POST') calls += 1;
    if (calls !== which || route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    reached.resolve();
    await released.promise;
    return route.fulfill({ response });
  });
  return { reached: reached.promise, release: released.resolve };
}
