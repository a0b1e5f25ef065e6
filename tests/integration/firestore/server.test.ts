import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deleteApp, initializeApp } from 'firebase/app';
import { collection, connectFirestoreEmulator, getFirestore, onSnapshot, setLogLevel } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { startFirestore } from '../../../emulators/firestore/server.ts';
import { eventually } from './eventually.ts';
import { startTestServer } from './start-server.ts';

setLogLevel('silent');

describe('the server', () => {
  test('names a busy port by the code EADDRINUSE', async () => {
    const running = await startTestServer();
    const second = startFirestore({ host: '127.0.0.1', port: running.port, backend: running.backend });
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await running.stop();
  });

  test('closes although clients still listen, and frees its port', async () => {
    const running = await startTestServer();
    const app = initializeApp({ projectId: 'demo-close', apiKey: 'none' }, 'close');
    const db = getFirestore(app);
    connectFirestoreEmulator(db, '127.0.0.1', running.port);
    let snapshots = 0;
    onSnapshot(collection(db, 'c'), { next: () => (snapshots += 1), error: () => undefined });
    await eventually(() => expect(snapshots).toBe(1));
    await running.stop();
    const again = createServer();
    await new Promise<void>((resolve) => again.listen(running.port, '127.0.0.1', resolve));
    expect((again.address() as AddressInfo).port).toBe(running.port);
    again.close();
    await deleteApp(app);
  });

  test('serves a hundred listeners of one query and tells each of a change', async () => {
    const running = await startTestServer();
    const apps = Array.from({ length: 10 }, (_, index) =>
      initializeApp({ projectId: 'demo-many', apiKey: 'none' }, `many-${index}`),
    );
    const last: number[] = [];
    apps.forEach((app, client) => {
      const db = getFirestore(app);
      connectFirestoreEmulator(db, '127.0.0.1', running.port);
      for (let index = 0; index < 10; index += 1) {
        onSnapshot(collection(db, `c${index}`), (snapshot) => (last[client * 10 + index] = snapshot.size));
      }
    });
    await eventually(() => expect(last.filter((size) => size === 0)).toHaveLength(100));
    const base = `http://127.0.0.1:${running.port}/v1/projects/demo-many/databases/(default)/documents`;
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => fetch(`${base}/c${index}/d`, { method: 'PATCH', body: '{}' })),
    );
    await eventually(() => expect(last.filter((size) => size === 1)).toHaveLength(100));
    await Promise.all(apps.map((app) => deleteApp(app)));
    await running.stop();
  });
});

describe('the command', () => {
  const main = fileURLToPath(new URL('../../../emulators/firestore/main.ts', import.meta.url));
  const node = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));

  /** Runs until the command ends by itself, or until its first line when `stop` is set. */
  function run(args: string[], stop: boolean): Promise<{ code: number | null; output: string }> {
    return new Promise((resolve) => {
      const child = spawn(node, [main, ...args]);
      let output = '';
      const take = (chunk: Buffer): void => {
        output += chunk.toString();
        if (stop && output.includes('\n')) child.kill('SIGTERM');
      };
      child.stdout.on('data', take);
      child.stderr.on('data', take);
      child.once('exit', (code) => resolve({ code, output }));
    });
  }

  test('says one line when it is ready and stops when told to', async () => {
    const { code, output } = await run(['--port', '0'], true);
    expect(output).toMatch(/^Firestore is ready on http:\/\/127\.0\.0\.1:\d+ \(this machine only\)\n$/);
    expect(code).toBe(0);
  });

  test('says in one line that its port is taken', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    const { code, output } = await run(['--port', String(port)], false);
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toContain(String(port));
    taken.close();
  });

  test('shows in one line where its rules do not compile', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rules-'));
    const file = join(folder, 'firestore.rules');
    await writeFile(file, "rules_version = '2';\nservice cloud.firestore { nonsense }\n");
    const { code, output } = await run(['--port', '0', '--rules', file], false);
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toMatch(/firestore\.rules:2:\d+/);
    await rm(folder, { recursive: true });
  });
});
