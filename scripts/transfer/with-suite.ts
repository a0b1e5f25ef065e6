import { join } from 'node:path';
import { findRunningSuite } from '../../emulators/suite/running-suite.ts';
import { startSuite, type Suite } from '../../emulators/suite/suite.ts';
import { SuiteProblem } from '../../emulators/suite/suite-problem.ts';
import { chooseTestPorts } from '../../emulators/suite/test-ports.ts';
import { untilSignal } from '../../emulators/suite/until-signal.ts';
import { unmarkSeed } from '../start/seed-mark.ts';

const root = join(import.meta.dirname, '..', '..');
const dataFolder = join(root, '.local');

export type Transferred = {
  readonly counts: { readonly documents: number; readonly accounts: number; readonly files: number };
};

/**
 * Exports or imports the state of the local Firebase: asks the running suite, or starts one on the data in `.local/`
 * for the purpose. Throws a SuiteProblem with the reason when nothing was changed.
 */
export async function transfer(action: 'export' | 'import', folder: string): Promise<Transferred> {
  const running = await findRunningSuite(dataFolder);
  if (running !== null) return askRunning(running.controlUrl, action, folder);
  const suite = await startQuietly();
  try {
    if (action === 'export') return await suite.exportTo(folder);
    const imported = await suite.importFrom(folder);
    // The import has replaced a seed that was interrupted.
    await unmarkSeed(dataFolder);
    return imported;
  } finally {
    await suite.stop();
  }
}

/** The sentence that reports the transfer. */
export function summary({ counts }: Transferred): string {
  return `${counts.documents} documents, ${counts.accounts} accounts and ${counts.files} files`;
}

async function askRunning(controlUrl: string, action: string, folder: string): Promise<Transferred> {
  const response = await fetch(`${controlUrl}/${action}`, { method: 'POST', body: JSON.stringify({ folder }) });
  const answer = (await response.json()) as Transferred & { readonly error?: string };
  if (!response.ok) throw new SuiteProblem(answer.error ?? `The local Firebase did not ${action}.`);
  return answer;
}

/** Without functions, so that nothing is triggered. On separate ports, so that nothing is in the way. */
async function startQuietly(): Promise<Suite> {
  return startSuite({
    root,
    ports: await chooseTestPorts(process.env),
    services: ['auth', 'firestore'],
    indexes: null,
    dataFolder,
    logFolder: join(dataFolder, 'logs'),
    schedulesOnTime: false,
    cancelled: untilSignal(),
    show: (line) => console.log(`  ${line}`),
  });
}
