/** A headless Chromium with a page made of one script of these tests, served from an origin of its own. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import type { Browser, BrowserContext, Page } from 'playwright';

import { browserLaunchOptions } from '../../support/browser.ts';

export type TestBrowser = {
  /** a page of a fresh profile, or of the given one */
  readonly page: (context?: BrowserContext) => Promise<Page>;
  readonly context: () => Promise<BrowserContext>;
  readonly close: () => Promise<void>;
};

async function bundle(script: string): Promise<string> {
  const entry = fileURLToPath(new URL(script, import.meta.url));
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
  });
  return result.outputFiles[0]?.text ?? '';
}

/** Starts the browser, with the page of `browser-page.ts` or another; `close` ends it and the page's server. */
export async function startBrowser(entry = 'browser-page.ts'): Promise<TestBrowser> {
  const script = await bundle(entry);
  const pages = createServer((request, response) => {
    if (request.url === '/page.js') response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
    else
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><script src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}/`;
  const browser: Browser = await chromium.launch(await browserLaunchOptions());
  return {
    context: () => browser.newContext(),
    page: async (context) => {
      const page = await (context ?? (await browser.newContext())).newPage();
      await page.goto(origin);
      return page;
    },
    close: async () => {
      await browser.close();
      pages.closeAllConnections();
      await new Promise((resolve) => pages.close(resolve));
    },
  };
}
