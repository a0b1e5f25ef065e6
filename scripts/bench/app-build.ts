import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { HOST } from '../../emulators/suite/ports.ts';

/** Of its own: whoever runs `npm run build` meanwhile is not disturbed. */
const FOLDER = join('.local', 'bench-app');

/** Whether there is an app to build. */
export function appExists(root: string): boolean {
  return existsSync(join(root, 'src', 'main.tsx'));
}

/** Builds the app with the variables of this process, in place of the build before; returns its folder. */
export async function buildApp(root: string): Promise<string> {
  const folder = join(root, FOLDER);
  await build({ root, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  return folder;
}

/** Serves a built app as `vite preview` does: compressed, with the security headers. */
export async function serveApp(
  root: string,
  folder: string,
  port: number,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port, strictPort: true },
  });
  return { url: `http://${HOST}:${port}`, close: () => server.close() };
}
