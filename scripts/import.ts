/**
 * `npm run import -- <folder>`: replaces all documents, accounts and files of the local Firebase with an export, in the
 * running suite or in the data in `.local/`. An incomplete export changes nothing.
 */
import { resolve } from 'node:path';
import { describeFailure, SuiteProblem } from '../emulators/suite/suite-problem.ts';
import { summary, transfer } from './transfer/with-suite.ts';

try {
  const [folder, ...more] = process.argv.slice(2);
  if (folder === undefined || more.length > 0) throw new SuiteProblem('Name one folder: npm run import -- <folder>');
  const done = await transfer('import', resolve(folder));
  console.log(`Imported ${summary(done)} from ${resolve(folder)}.`);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
process.exit();
