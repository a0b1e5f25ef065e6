import { HOST } from '../../emulators/suite/ports.ts';
import type { Suite } from '../../emulators/suite/suite.ts';

/** Serves the app for development, connected to the suite; returns the function that stops it. */
export async function serveApp(root: string, suite: Suite): Promise<{ url: string; close(): Promise<void> }> {
  // Vite passes variables that start with VITE_ from its process environment to the app.
  Object.assign(process.env, suite.environment);
  const { createServer } = await import('vite');
  const server = await createServer({
    root,
    server: { host: HOST, port: suite.ports.app, strictPort: true },
    // The start prints its own lines; later warnings are still shown.
    logLevel: 'warn',
    clearScreen: false,
  });
  await server.listen();
  return { url: `http://${HOST}:${suite.ports.app}`, close: () => server.close() };
}
