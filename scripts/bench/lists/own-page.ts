import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import mantinePreset from 'postcss-preset-mantine';
import { build, preview } from 'vite';
import { HOST } from '../../../emulators/suite/ports.ts';
import { chooseTestPorts } from '../../../emulators/suite/test-ports.ts';
import type { Target } from './target.ts';

/** The list component alone on a page, built for production: its cost without an application around it. */
export const OWN_PAGE: Target = {
  title: 'the component alone',
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
  address: (rows) => `/#/list?rows=${rows}`,
  elsewhere: '/#/',
  row: 'tbody tr[data-index]',
  search: 'input[type="search"]',
};
