/**
 * `npm run reset`: empties `.local/` and seeds again. `--scale small|large` chooses the size.
 * Refuses while the local Firebase runs on that data.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { choosePorts } from '../emulators/suite/ports.ts';
import { requireUnusedFolder, startSuite } from '../emulators/suite/suite.ts';
import { describeFailure, SuiteProblem } from '../emulators/suite/suite-problem.ts';
import { untilSignal } from '../emulators/suite/until-signal.ts';
import { seed } from './start/seed-if-empty.ts';

const root = join(import.meta.dirname, '..');
const dataFolder = join(root, '.local');

try {
  const { scale } = parseArgs({ options: { scale: { type: 'string', default: 'small' } } }).values;
  if (scale !== 'small' && scale !== 'large') throw new SuiteProblem(`--scale is small or large, not "${scale}".`);
  await requireUnusedFolder(dataFolder);
  await requireUnusedFolder(join(dataFolder, 'official'));
  await rm(dataFolder, { recursive: true, force: true });
  const suite = await startSuite({
    root,
    ports: choosePorts(process.env),
    // Without functions: the seed is complete in itself, and triggers would add to it.
    services: ['auth', 'firestore'],
    dataFolder,
    logFolder: join(dataFolder, 'logs'),
    schedulesOnTime: false,
    cancelled: untilSignal(),
    show: (line) => console.log(line),
  });
  try {
    const { accounts, documents } = await seed(suite, scale);
    console.log(`Seeded afresh: ${documents} documents and ${accounts} accounts (${scale}).`);
  } finally {
    await suite.stop();
  }
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
process.exit();
