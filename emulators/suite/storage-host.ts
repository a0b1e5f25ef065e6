import { readFile } from 'node:fs/promises';
import { unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import { documentsForRules } from '../firestore/access/documents-for-rules.ts';
import type { Backend } from '../firestore/contract.ts';
import { startStorage, type StorageEvent, type StorageServer } from '../storage/server.ts';
import { SuiteProblem } from './suite-problem.ts';

const LOOK_AT_RULES_MS = 500;

/** Starts Storage in this process with the rules of the project, and reloads the rules when their file changes. */
export async function hostStorage(options: {
  readonly root: string;
  readonly host: string;
  readonly port: number;
  readonly projectId: string;
  /** relative to the root; null when firebase.json names none: then only administrators have access */
  readonly rulesFile: string | null;
  /** null keeps everything in memory */
  readonly dataFolder: string | null;
  /** the Firestore that rules read */
  readonly backend: Backend;
  /** the clock of file times; milliseconds */
  readonly now: () => number;
  readonly onEvent: (event: StorageEvent) => void;
  readonly show: (line: string) => void;
}): Promise<Pick<StorageServer, 'exportTo' | 'importFrom' | 'close'>> {
  const { root, host, port, projectId, rulesFile, dataFolder, backend, now, onEvent, show } = options;
  const server = await startStorage({
    host,
    port,
    projectId,
    dataFolder,
    documents: (project) => documentsForRules(backend, project),
    now,
    log: show,
  });
  server.onEvent(onEvent);
  if (rulesFile === null) return server;
  const rulesPath = join(root, rulesFile);
  const problem = await loadRules(server, rulesFile, rulesPath);
  if (problem !== null) {
    await server.close();
    throw new SuiteProblem(problem);
  }
  watchFile(rulesPath, { interval: LOOK_AT_RULES_MS, persistent: false }, () => {
    void loadRules(server, rulesFile, rulesPath).then((found) =>
      show(found === null ? `${rulesFile}: new rules in force` : `${found}; the previous rules stay in force`),
    );
  });
  return {
    exportTo: (folder) => server.exportTo(folder),
    importFrom: (folder) => server.importFrom(folder),
    async close() {
      unwatchFile(rulesPath);
      await server.close();
    },
  };
}

/** Loads the rules of the file; returns the first error, which leaves the former rules in force. */
async function loadRules(server: StorageServer, name: string, path: string): Promise<string | null> {
  let content: string;
  try {
    content = await readFile(path, 'utf8');
  } catch {
    return `${name} is missing`;
  }
  const error = server.setRules([{ name, content }]).find(({ severity }) => severity === 'ERROR');
  if (error === undefined) return null;
  const { line, column } = error.sourcePosition;
  return `${name}:${line}:${column}: ${error.description}`;
}
