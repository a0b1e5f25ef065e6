/** Where a list is measured: a page of its own, or a route of the application over a park of that size. */
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import mantinePreset from 'postcss-preset-mantine';
import type { Page } from 'playwright';
import { build, preview } from 'vite';
import { HOST } from '../../../emulators/suite/ports.ts';
import { chooseTestPorts } from '../../../emulators/suite/test-ports.ts';

export type Target = {
  /** serves it; the rows it can show */
  readonly open: (root: string) => Promise<{ readonly url: string; close(): Promise<void> }>;
  /** brings a page to where the list is one click away */
  readonly before: (page: Page, url: string) => Promise<void>;
  /** the link to the list with so many rows, as a selector */
  readonly link: (rows: number) => string;
  /** the search of the list, as a selector */
  readonly search: string;
};

/** The list component on a page of its own, built for production. */
const OWN_PAGE: Target = {
  async open(root) {
    const folder = join(root, '.local', 'bench-lists');
    const { app: port } = await chooseTestPorts(process.env);
    const shared = { root: join(import.meta.dirname, 'page'), configFile: false, logLevel: 'error' } as const;
    await build({
      ...shared,
      plugins: [react()],
      css: { postcss: { plugins: [mantinePreset()] } },
      build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
    });
    const server = await preview({
      ...shared,
      build: { outDir: folder },
      preview: { host: HOST, port, strictPort: true },
    });
    return { url: `http://${HOST}:${port}`, close: () => server.close() };
  },
  async before(page, url) {
    await page.goto(`${url}/#/`);
    await page.locator('[data-list]').first().waitFor();
  },
  link: (rows) => `[data-list="${rows}"]`,
  search: 'input[type="search"]',
};

/** What is measured. A route of the application is another target of this shape, over a park of the seed. */
export const TARGET: Target = OWN_PAGE;
