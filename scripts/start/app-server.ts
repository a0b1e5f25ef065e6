import { HOST } from '../../emulators/suite/ports.ts';
import type { Suite } from '../../emulators/suite/suite.ts';

/** Serves the app for development, joined to the suite; answers how to stop. */
export async function serveApp(root: string, suite: Suite): Promise<{ url: string; close(): Promise<void> }> {
  // Vite hands variables that start with VITE_ to the app from the environment of its own process.
  Object.assign(process.env, suite.environment);
  const { createServer } = await import('vite');
  const server = await createServer({
    root,
    server: { host: HOST, port: suite.ports.app, strictPort: true },
    // The start prints its own lines; what matters later still shows.
    logLevel: 'warn',
    clearScreen: false,
  });
  await server.listen();
  return { url: `http://${HOST}:${suite.ports.app}`, close: () => server.close() };
}
