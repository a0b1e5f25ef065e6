/** Runs Firestore alone until it gets a signal to stop. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { createBackend } from './backend.ts';
import type { Backend } from './contract.ts';
import { followDefinitions } from './indexes/follow-definitions.ts';
import { isLoopback, startFirestore } from './server.ts';
import { readStartOptions } from './start-options.ts';

class StartError extends Error {}

async function readRules(file: string | null): Promise<{ fileName: string; source: string } | null> {
  if (file === null) return null;
  try {
    return { fileName: basename(file), source: await readFile(file, 'utf8') };
  } catch (error) {
    throw new StartError(
      `The rules file ${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown error'}).`,
    );
  }
}

/** Rules that do not compile end the start with one line: place and reason. */
async function openBackend(rules: { fileName: string; source: string } | null, debugRules: boolean): Promise<Backend> {
  const said: string[] = [];
  let starting = true;
  const log = (line: string): void => {
    if (starting) said.push(line);
    else console.error(line);
  };
  try {
    const backend = createBackend({ dataFolder: null, rules, debugRules, log });
    for (const line of said) console.error(line);
    return backend;
  } catch (error) {
    throw new StartError([error instanceof Error ? error.message : String(error), ...said].join(' '));
  } finally {
    starting = false;
  }
}

async function start(words: readonly string[]): Promise<void> {
  const { host, port, rules, indexes, indexesFile, debugRules } = readStartOptions(words);
  const backend = await openBackend(await readRules(rules), debugRules);
  const log = (line: string): void => console.error(line);
  await followDefinitions({ backend, file: indexesFile, mode: indexes, log });
  const server = await startFirestore({ host, port, backend, log });
  const stop = (): void => {
    void server
      .close()
      .then(() => backend.close())
      .then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // Last: a process that waits for this line may send a signal at once.
  const reach = isLoopback(host) ? 'this machine only' : 'open to the network';
  console.log(
    `Firestore is ready on http://${host}:${server.port} (${reach})${rules === null ? '' : ` with the rules of ${rules}`}`,
  );
}

/** Starts it with these options; an obstacle is reported in one line and ends the process with code 1. */
export async function startAlone(words: readonly string[]): Promise<void> {
  try {
    await start(words);
  } catch (error) {
    const busy = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    const message = error instanceof Error ? error.message : String(error);
    console.error(busy ? `The port is in use already: ${message}` : message);
    process.exitCode = 1;
  }
}
