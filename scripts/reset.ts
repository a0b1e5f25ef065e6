/**
 * `npm run reset`: empties `.local/` and seeds again. `--scale small|medium|animals|large` chooses the size. Refuses
 * while the local Firebase runs on that data.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { requireFreePorts } from '../emulators/suite/free-ports.ts';
import { choosePorts, HOST } from '../emulators/suite/ports.ts';
import { requireUnusedFolder, startSuite } from '../emulators/suite/suite.ts';
import { describeFailure } from '../emulators/suite/suite-problem.ts';
import { untilSignal } from '../emulators/suite/until-signal.ts';
import { seed } from './start/seed-if-empty.ts';
import { readStartOptions } from './start/start-options.ts';

const root = join(import.meta.dirname, '..');
const dataFolder = join(root, '.local');

try {
  const { scale } = readStartOptions(process.argv.slice(2));
  await requireUnusedFolder(dataFolder);
  await requireUnusedFolder(join(dataFolder, 'official'));
  const ports = choosePorts(process.env);
  // Checked before anything is removed: otherwise a failing seed would lose the data.
  await requireFreePorts(HOST, ports, ['auth', 'firestore', 'storage', 'control', 'hub', 'logging']);
  await rm(dataFolder, { recursive: true, force: true });
  const suite = await startSuite({
    root,
    ports,
    // Without functions: the seed is complete, and triggers would add to it.
    services: ['auth', 'firestore'],
    dataFolder,
    logFolder: join(dataFolder, 'logs'),
    schedulesOnTime: false,
    cancelled: untilSignal(),
    show: (line) => console.log(line),
  });
  try {
    const { accounts, documents } = await seed(suite, scale, (line) => console.log(`  ${line}`));
    console.log(`Seeded afresh: ${documents} documents and ${accounts} accounts (${scale}).`);
  } finally {
    await suite.stop();
  }
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
process.exit();
