/**
 * `npm run bench`: bytes and reads of screens, smoothness of lists, and speed of the local Firestore. Prints tables and
 * fails for none of the figures: an exclamation mark means "over budget", and times have no limit.
 *
 * Usage: node scripts/bench.ts [lists] [--only analysis,bundle,evaluations,firestore,import,large,lists,
 * observations,park,reads,start,suite] [--rounds 7] [--json FILE]
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { measureAnalysisSpeed, printAnalysisSpeed } from './bench/analysis/analysis-speed.ts';
import { measureBundle, printBundle } from './bench/bundle.ts';
import { measureEvaluationReads, printEvaluationReads } from './bench/evaluation-reads.ts';
import { measureImport, printImport } from './bench/import.ts';
import { measureLargeDatabase, printLargeDatabase } from './bench/large-database.ts';
import { measureLists, printLists } from './bench/lists.ts';
import { measureLocalFirestore, printLocalFirestore } from './bench/local-firestore.ts';
import { describeMachine } from './bench/machine.ts';
import { measureFirstStart, printFirstStart } from './bench/first-start.ts';
import { measureObservationReads, printObservationReads } from './bench/observation-reads.ts';
import { printReads } from './bench/print-reads.ts';
import { measureParkReads, printParkReads } from './bench/park-reads.ts';
import { measureReads } from './bench/reads.ts';
import { measureSuiteTimes, printSuiteTimes } from './bench/suite-times.ts';

const PARTS = [
  'analysis',
  'bundle',
  'evaluations',
  'firestore',
  'import',
  'large',
  'lists',
  'observations',
  'park',
  'reads',
  'start',
  'suite',
] as const;
type Part = (typeof PARTS)[number];

const root = join(import.meta.dirname, '..');

/** Measures one part and prints it; a part that fails does not stop the others. */
async function run(part: Part, rounds: number): Promise<unknown> {
  switch (part) {
    case 'analysis':
      return printed(await measureAnalysisSpeed(), printAnalysisSpeed);
    case 'bundle':
      return printed(await measureBundle(root), printBundle);
    case 'evaluations':
      return printed(await measureEvaluationReads(root), printEvaluationReads);
    case 'firestore':
      return printed(await measureLocalFirestore(root, rounds), printLocalFirestore);
    case 'import':
      return printed(await measureImport(rounds), printImport);
    case 'large':
      return printed(await measureLargeDatabase(root, rounds), printLargeDatabase);
    case 'lists':
      return printed(await measureLists(root, rounds), printLists);
    case 'observations':
      return printed(await measureObservationReads(root), printObservationReads);
    case 'park':
      return printed(await measureParkReads(root), printParkReads);
    case 'reads':
      return printed(await measureReads(root), printReads);
    case 'start':
      return printed(await measureFirstStart(root), printFirstStart);
    case 'suite':
      return printed(await measureSuiteTimes(root), printSuiteTimes);
  }
}

function printed<Result>(result: Result, print: (result: Result) => void): Result {
  print(result);
  return result;
}

function readOptions(): { parts: readonly Part[]; rounds: number; json: string | null } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string' }, rounds: { type: 'string', default: '7' }, json: { type: 'string' } },
  });
  const named = [...positionals, ...(values.only?.split(',') ?? [])].map((name) => name.trim());
  const wanted = named.length === 0 ? PARTS : named;
  const unknown = wanted.find((name) => !PARTS.includes(name as Part));
  if (unknown !== undefined) throw new Error(`--only knows ${PARTS.join(', ')}; "${unknown}" is none of them.`);
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds is a whole number from 1, not "${values.rounds}".`);
  return { parts: PARTS.filter((part) => wanted.includes(part)), rounds, json: values.json ?? null };
}

/** The message only: the stack says nothing here. */
function reason(error: unknown): string {
  return stripVTControlCharacters(error instanceof Error ? error.message : String(error));
}

async function main(): Promise<void> {
  const { parts, rounds, json } = readOptions();
  const machine = describeMachine();
  const { processor, cores, memoryGb, system, node, load } = machine;
  console.log(`${processor}, ${cores} cores, ${memoryGb} GB, ${system}, Node ${node}, load ${load}`);
  const results: Partial<Record<Part, unknown>> = {};
  for (const part of parts) {
    try {
      results[part] = await run(part, rounds);
    } catch (error) {
      console.error(`\nThe part "${part}" could not be measured: ${reason(error)}`);
      process.exitCode = 1;
    }
  }
  if (json !== null) {
    await writeFile(json, `${JSON.stringify({ takenAt: new Date().toISOString(), machine, ...results }, null, 2)}\n`);
    console.log(`\nRaw figures: ${json}`);
  }
}

await main();
