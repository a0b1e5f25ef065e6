/** Calls a function of a tab. */
import type { Page } from 'playwright';
import type { Tab } from './page.ts';

export function callTab<Name extends keyof Tab>(
  page: Page,
  name: Name,
  ...args: Parameters<Tab[Name]>
): Promise<Awaited<ReturnType<Tab[Name]>>> {
  return page.evaluate(`globalThis.tab[${JSON.stringify(name)}](...${JSON.stringify(args)})`);
}

/** Ends a tab: in order, or as when its process dies. */
export async function killTab(page: Page, how: 'close' | 'crash'): Promise<void> {
  if (how === 'crash') {
    const session = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    session.send('Page.crash').catch(() => undefined);
    await crashed;
  }
  await page.close();
}
