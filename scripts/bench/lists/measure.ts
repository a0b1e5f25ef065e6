/** One list in a real browser: opening it, scrolling through all rows, typing in its search. */
import type { Browser, Page } from 'playwright';
import { goTo } from '../go-to.ts';
import { type LongestTask, longestTask } from './main-thread.ts';
import type { Size, Target } from './target.ts';

/** Milliseconds, frames, nodes and megabytes of one round. */
export type Round = {
  /** from the change of route to painted rows, for the first time in the session */
  readonly paintedMs: number;
  /** processor time of the page's main thread in it */
  readonly paintedBusyMs: number;
  /** the same after coming back from another page */
  readonly againMs: number;
  readonly againBusyMs: number;
  /** from a click on a heading to rows in its order */
  readonly sortedMs: number;
  readonly sortedBusyMs: number;
  readonly slowFrames: number;
  /** of one scrolling step, processor time */
  readonly stepBusyMs: number;
  readonly nodes: number;
  readonly heapMb: number;
  readonly longestTaskMs: number;
  /** the same in processor time */
  readonly longestBusyMs: number;
};

const STEPS = 60;
const SLOW_FRAME_MS = 33;
const SEARCHED = 'girafe 12';
const SETTLED_MS = 800;

/** Measures a list of this many rows once, in a browser without a cache. */
export async function measureRound(browser: Browser, target: Target, url: string, rows: Size): Promise<Round> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' });
  try {
    const page = await context.newPage();
    await target.before(page, url, rows);
    const there = { address: target.address(rows), row: target.row };
    const [paintedMs, paintedBusyMs] = await withProcessor(page, () => untilPainted(page, there));
    const [sortedMs, sortedBusyMs] = await withProcessor(page, () => untilSorted(page));
    const [scrolled, scrollBusyMs] = await withProcessor(page, () => scrollThrough(page));
    const heapMb = await heapOf(page);
    const { byClockMs, onProcessorMs } = await typeIn(browser, page, target.search);
    await goTo(page, target.elsewhere);
    await page.locator(target.row).first().waitFor({ state: 'detached' });
    await page.waitForTimeout(SETTLED_MS);
    const [againMs, againBusyMs] = await withProcessor(page, () => untilPainted(page, there));
    const painted = { paintedMs, paintedBusyMs, sortedMs, sortedBusyMs, againMs, againBusyMs };
    const stepBusyMs = scrollBusyMs / STEPS;
    return { ...painted, ...scrolled, stepBusyMs, heapMb, longestTaskMs: byClockMs, longestBusyMs: onProcessorMs };
  } finally {
    await context.close();
  }
}

/**
 * The result of an action, and the processor time of the page's main thread for it, which a busy machine does not
 * change.
 */
async function withProcessor<T>(page: Page, act: () => Promise<T>): Promise<readonly [T, number]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await busy();
  const answer = await act();
  const onProcessor = (await busy()) - before;
  await devtools.detach();
  return [answer, onProcessor];
}

/** From the change of route to the frame after the one that has rows. */
async function untilPainted(page: Page, there: { readonly address: string; readonly row: string }): Promise<number> {
  return page.evaluate(
    ({ address, row }) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        history.pushState(null, '', address);
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
        const look = () => {
          if (document.querySelector(row) === null) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start), 0));
        };
        look();
      }),
    there,
  );
}

/** From a click on the first heading that sorts to the frame after the one in which it says so. */
async function untilSorted(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const head = document.querySelector('th[aria-sort]');
        const button = head?.querySelector('button');
        if (head === null || button === null || button === undefined) return reject(new Error('No heading sorts'));
        const before = head.getAttribute('aria-sort');
        const start = performance.now();
        button.click();
        const look = () => {
          if (head.isConnected && head.getAttribute('aria-sort') === before) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start), 0));
        };
        look();
      }),
  );
}

/** Scrolls from end to end, one step per frame; returns the maximum number of elements. */
async function scrollThrough(page: Page): Promise<Pick<Round, 'slowFrames' | 'nodes'>> {
  return page.evaluate(
    async ({ steps, slowMs }) => {
      const table = document.querySelector('table');
      const frame = table?.parentElement;
      const scrolled =
        frame !== null && frame !== undefined && frame.scrollHeight > frame.clientHeight
          ? frame
          : document.documentElement;
      const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const end = scrolled.scrollHeight - scrolled.clientHeight;
      let nodes = 0;
      let slowFrames = 0;
      let before = await nextFrame();
      for (let step = 1; step <= steps; step += 1) {
        scrolled.scrollTop = (end * step) / steps;
        // oxlint-disable-next-line no-await-in-loop -- one frame after the other
        const now = await nextFrame();
        if (now - before > slowMs) slowFrames += 1;
        before = now;
        nodes = Math.max(nodes, document.getElementsByTagName('*').length);
      }
      return { slowFrames, nodes };
    },
    { steps: STEPS, slowMs: SLOW_FRAME_MS },
  );
}

/** The memory of the page after garbage collection. */
async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize / 1_000_000;
}

/** The longest task while typing, a key every 120 ms, until the list shows the last result. */
async function typeIn(browser: Browser, page: Page, search: string): Promise<LongestTask> {
  await page.locator(search).focus();
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline'],
  });
  await page.keyboard.type(SEARCHED, { delay: 120 });
  // The search field is debounced: it reaches the list a moment after the last key.
  await page.waitForTimeout(600);
  return longestTask(await browser.stopTracing());
}
