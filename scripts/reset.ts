/**
 * `npm run reset`: empties `.local/` and seeds again. `--scale small|medium|animals|large` chooses the size. Refuses
 * while the local Firebase runs on that data.
 */
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCK_NAME, takeFolderLock } from '../emulators/suite/folder-lock.ts';
import { requireFreePorts } from '../emulators/suite/free-ports.ts';
import { choosePorts, HOST } from '../emulators/suite/ports.ts';
import { startSuite } from '../emulators/suite/suite.ts';
import { describeFailure } from '../emulators/suite/suite-problem.ts';
import { untilSignal } from '../emulators/suite/until-signal.ts';
import { seed } from './start/seed-if-empty.ts';
import { readStartOptions } from './start/start-options.ts';

const root = join(import.meta.dirname, '..');
const dataFolder = join(root, '.local');

try {
  const { scale } = readStartOptions(process.argv.slice(2));
  const ports = choosePorts(process.env);
  const lock = takeFolderLock(dataFolder, ports.control);
  const official = join(dataFolder, 'official');
  // Removed below, with its lock.
  if (existsSync(official)) takeFolderLock(official, ports.control);
  // Checked before anything is removed: otherwise a failing seed would lose the data.
  await requireFreePorts(HOST, ports, ['auth', 'firestore', 'storage', 'control', 'hub', 'logging']);
  const names = (await readdir(dataFolder)).filter((name) => name !== LOCK_NAME);
  await Promise.all(names.map((name) => rm(join(dataFolder, name), { recursive: true, force: true })));
  const suite = await startSuite({
    root,
    ports,
    // Without functions: the seed is complete, and triggers would add to it.
    services: ['auth', 'firestore'],
    dataFolder,
    lock,
    logFolder: join(dataFolder, 'logs'),
    schedulesOnTime: false,
    cancelled: untilSignal(),
    show: (line) => console.log(line),
  });
  try {
    const mark = { scale, nowMs: Date.now(), rest: 'everything' } as const;
    const { counts, pictures } = await seed(suite, dataFolder, mark, (line) => console.log(`  ${line}`));
    const stored = await pictures;
    console.log(
      `Seeded afresh: ${counts?.documents} documents, ${counts?.accounts} accounts and ${stored} pictures (${scale}).`,
    );
  } finally {
    await suite.stop();
  }
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
process.exit();
