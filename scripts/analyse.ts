/**
 * Analyses a data set of scan samples and writes every result as JSON (docs/analyse.md).
 *
 * Usage: npm run analyse -- FILE               the results on the terminal
 *        npm run analyse -- FILE --out FILE    the results in a file, which is replaced
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { analyseText } from './analyse/analyse-text.ts';

try {
  const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error('Name one file: npm run analyse -- FILE --out FILE');
  const results = analyseText(readFileSync(file, 'utf8'));
  if (!results.ok) throw new Error(results.error.join('\n'));
  if (values.out === undefined) process.stdout.write(results.value);
  else {
    writeFileSync(values.out, results.value);
    console.log(`The results of ${file} are in ${values.out}.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
