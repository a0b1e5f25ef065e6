import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { vi } from 'vitest';
import { startSuite, type Suite } from '../../../emulators/suite/suite.ts';
import { chooseTestPorts } from '../../../emulators/suite/test-ports.ts';

const PROJECT = join(import.meta.dirname, '..', '..', '..');
const SOURCE = join(import.meta.dirname, '..', 'fixtures', 'trigger-kinds', 'index.ts');

export type KindsSuite = {
  readonly suite: Suite;
  readonly projectId: string;
  /** the suite's output */
  readonly lines: readonly string[];
  /** folder of the data kept between runs */
  readonly dataFolder: string;
  readonly stop: () => Promise<void>;
};

/** Starts a second suite, of a project that has a function of every kind (fixtures/trigger-kinds). */
export async function startKindsSuite(): Promise<KindsSuite> {
  const projectId = 'demo-kinds';
  const root = await mkdtemp(join(tmpdir(), 'kinds-'));
  const write = (name: string, value: unknown) => writeFile(join(root, name), JSON.stringify(value));
  await mkdir(join(root, 'functions'));
  // The functions are bundled as the product's are; the packages beside them are the project's.
  await symlink(join(PROJECT, 'node_modules'), join(root, 'functions', 'node_modules'));
  await write('functions/package.json', {
    name: 'kinds',
    private: true,
    type: 'module',
    main: 'lib/index.js',
    dependencies: { 'firebase-admin': '*', 'firebase-functions': '*' },
  });
  await write('firebase.json', {
    firestore: { rules: 'open.rules' },
    functions: [{ source: 'functions', codebase: 'default', runtime: 'nodejs22' }],
  });
  await write('.firebaserc', { projects: { default: projectId } });
  await writeFile(
    join(root, 'open.rules'),
    "rules_version = '2'; service cloud.firestore { match /{document=**} { allow read, write; } }",
  );
  await build({
    entryPoints: [SOURCE],
    outfile: join(root, 'functions', 'lib', 'index.js'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: ['firebase-admin', 'firebase-admin/*', 'firebase-functions', 'firebase-functions/*'],
  });
  const lines: string[] = [];
  const dataFolder = join(root, 'data');
  const suite = await startSuite({
    root,
    // Beside the suite that the tests themselves run in, wherever that is.
    ports: await chooseTestPorts({}),
    services: ['auth', 'firestore', 'functions'],
    dataFolder,
    logFolder: join(root, 'logs'),
    schedulesOnTime: false,
    cancelled: new Promise(() => undefined),
    show: (line) => void lines.push(line),
  });
  // firebase-admin connects to the addresses of these variables, and not to the suite of the tests themselves.
  for (const [name, value] of Object.entries(suite.environment)) vi.stubEnv(name, value);
  return {
    suite,
    projectId,
    lines,
    dataFolder,
    async stop() {
      vi.unstubAllEnvs();
      await suite.stop();
      await rm(root, { recursive: true, force: true });
    },
  };
}
