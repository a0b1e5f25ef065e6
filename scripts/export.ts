/**
 * `npm run export -- <folder>`: writes documents, accounts and files of the local Firebase into a folder, from the
 * running suite or from the data in `.local/`. The folder is new, empty, or an earlier export, which is replaced.
 */
import { resolve } from 'node:path';
import { describeFailure, SuiteProblem } from '../emulators/suite/suite-problem.ts';
import { summary, transfer } from './transfer/with-suite.ts';

try {
  const [folder, ...more] = process.argv.slice(2);
  if (folder === undefined || more.length > 0) throw new SuiteProblem('Name one folder: npm run export -- <folder>');
  const done = await transfer('export', resolve(folder));
  console.log(`Exported ${summary(done)} to ${resolve(folder)}.`);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
process.exit();
