import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { HOST } from '../../emulators/suite/ports.ts';

/** A folder of its own, so that a simultaneous `npm run build` is not disturbed. */
const FOLDER = join('.local', 'bench-app');

/** Returns whether the app can be built. */
export function appExists(root: string): boolean {
  return existsSync(join(root, 'src', 'main.tsx'));
}

/** Builds the app with the variables of this process, replacing the former build; returns its folder. */
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
