import { readFile } from 'node:fs/promises';
import { unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import { createBackend } from '../firestore/backend.ts';
import type { Backend } from '../firestore/contract.ts';
import type { IndexEnforcement } from '../firestore/indexes/enforcement.ts';
import { followDefinitions } from '../firestore/indexes/follow-definitions.ts';
import { startFirestore } from '../firestore/server.ts';
import { SuiteProblem } from './suite-problem.ts';

const LOOK_AT_RULES_MS = 500;

export type FirestoreHost = {
  readonly backend: Backend;
  /** Frees the port and waits for the journal. */
  close(): Promise<void>;
};

/** Starts Firestore in this process with the rules of the project, and reloads the rules when their file changes. */
export async function hostFirestore(options: {
  readonly root: string;
  readonly host: string;
  readonly port: number;
  /** relative to the root */
  readonly rulesFile: string;
  /** the check of queries without an index; by default an error if the file of definitions exists */
  readonly indexes: IndexEnforcement | null;
  /** null keeps everything in memory */
  readonly dataFolder: string | null;
  /** the clock of document times; milliseconds */
  readonly now: () => number;
  readonly show: (line: string) => void;
}): Promise<FirestoreHost> {
  const { root, host, port, rulesFile, dataFolder, now, show } = options;
  const rulesPath = join(root, rulesFile);
  const backend = createBackend({ dataFolder, rules: null, now, log: show });
  try {
    const problem = await loadRules(backend, rulesFile, rulesPath);
    if (problem !== null) throw new SuiteProblem(problem);
    const stopIndexes = await followDefinitions({
      backend,
      file: join(root, 'firestore.indexes.json'),
      mode: options.indexes,
      log: show,
    }).catch((error: Error) => Promise.reject(new SuiteProblem(error.message)));
    const server = await startFirestore({ host, port, backend, log: show });
    watchFile(rulesPath, { interval: LOOK_AT_RULES_MS, persistent: false }, () => {
      void loadRules(backend, rulesFile, rulesPath).then((found) => {
        if (found === null) server.rulesChanged();
        show(found === null ? `${rulesFile}: new rules in force` : `${found}; the previous rules stay in force`);
      });
    });
    return {
      backend,
      async close() {
        unwatchFile(rulesPath);
        stopIndexes();
        await server.close();
        await backend.close();
      },
    };
  } catch (error) {
    await backend.close();
    throw error;
  }
}

/** Loads the rules of the file; returns the first error, which leaves the former rules in force. */
async function loadRules(backend: Backend, name: string, path: string): Promise<string | null> {
  let content: string;
  try {
    content = await readFile(path, 'utf8');
  } catch {
    return `${name} is missing`;
  }
  const error = backend.setRules(null, [{ name, content }]).find(({ severity }) => severity === 'ERROR');
  if (error === undefined) return null;
  const { line, column } = error.sourcePosition;
  return `${name}:${line}:${column}: ${error.description}`;
}
