/** Firestore alone, in memory, in a separate process, as `npm run firestore` starts it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type ServerApart = { readonly port: number; close(): Promise<void> };

/** Starts it on a free port, without rules and without the check of indexes. */
export async function startServerApart(root: string): Promise<ServerApart> {
  const words = [join(root, 'emulators/firestore/main.ts'), '--port', '0', '--indexes=off'];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await Promise.race([portOf(child), endOf(child)]);
  return {
    port,
    async close() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function portOf(child: ChildProcess): Promise<number> {
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  const port = /:(?<port>\d+) /u.exec(line.toString())?.groups?.['port'];
  if (port === undefined) throw new Error(`Firestore said "${line.toString().trim()}" instead of its port.`);
  return Number(port);
}

async function endOf(child: ChildProcess): Promise<never> {
  const [code] = (await once(child, 'exit')) as [number | null];
  throw new Error(`Firestore ended with code ${code} before it was ready.`);
}
