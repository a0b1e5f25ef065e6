/**
 * Loaded into firebase-tools before its own code (`node --import`). Ends the process when the suite that started it is
 * gone, for whatever reason. Otherwise a killed suite would leave every port busy.
 */
import { rmSync } from 'node:fs';

const FORCED_END_MS = 4000;
/** A file of the suite, which can no longer remove it. */
const temporaryFolder = process.env['SUITE_TEMPORARY_FOLDER'];

process.once('disconnect', () => {
  process.once('exit', () => {
    if (temporaryFolder !== undefined) rmSync(temporaryFolder, { recursive: true, force: true });
  });
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), FORCED_END_MS).unref();
});
// The connection alone must not keep the process running.
process.channel?.unref();
