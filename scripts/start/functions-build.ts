import { spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SuiteProblem } from '../../emulators/suite/suite-problem.ts';

/** The sources of the functions' bundle. */
const SOURCES = [join('functions', 'src'), join('src', 'domain')];
const BUNDLE = join('functions', 'lib', 'index.js');
const LOOK_MS = 1000;

/** Builds the functions when their bundle is missing or older than its sources. */
export async function buildFunctionsIfStale(root: string): Promise<boolean> {
  const built = await changedAt(join(root, BUNDLE));
  if (built !== null && (await newestSource(root)) < built) return false;
  await buildFunctions(root);
  return true;
}

/**
 * Rebuilds them after each change of a source; firebase-tools then reloads the bundle by itself. Compares file times:
 * watching folders misses files that an editor replaces instead of writing.
 */
export function rebuildFunctionsOnChange(root: string, show: (line: string) => void): () => void {
  let seen = Date.now();
  let timer = setTimeout(() => void look(), LOOK_MS);

  async function look(): Promise<void> {
    const newest = await newestSource(root);
    if (newest > seen) {
      seen = newest;
      await buildFunctions(root).then(
        () => show('functions built anew'),
        (error: unknown) => show((error as Error).message),
      );
    }
    timer = setTimeout(() => void look(), LOOK_MS);
  }

  return () => clearTimeout(timer);
}

async function buildFunctions(root: string): Promise<void> {
  const output: string[] = [];
  const code = await new Promise<number | null>((resolve) => {
    const child = spawn('npm run --silent build:functions', {
      cwd: root,
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => output.push(String(text)));
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  if (code !== 0)
    throw new SuiteProblem(`The functions do not build (npm run build:functions):\n${output.join('').trim()}`);
}

async function newestSource(root: string): Promise<number> {
  return Math.max(...(await Promise.all(SOURCES.map((folder) => newestChange(join(root, folder))))));
}

async function newestChange(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'));
  const times = await Promise.all(files.map((entry) => changedAt(join(entry.parentPath, entry.name))));
  return Math.max(0, ...times.map((time) => time ?? 0));
}

async function changedAt(path: string): Promise<number | null> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
}
