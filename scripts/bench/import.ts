/** The time to read and check a register file in a worker, beside papaparse alone on the same file. */
import { Worker } from 'node:worker_threads';
import { utils, write } from 'xlsx';
import type { KnownAnimal } from '../../src/domain/animal-import/import-ground.ts';
import Papa from 'papaparse';
import { aGround, aKnownEnclosure, aKnownSpecies } from '../../tests/support/registers/ground.ts';
import type { ThreadAnswer, ThreadQuestion } from './import-thread.ts';
import { BENCH_PLACES, BENCH_SPECIES, registerCsv } from './import-register.ts';
import { figure, printTable } from './table.ts';

const ANIMALS = 10_000;

type Way = { readonly name: string; readonly ms: number; readonly counts: ThreadAnswer['counts'] };
export type ImportFigures = { readonly animals: number; readonly papaparseMs: number; readonly ways: readonly Way[] };

/** Measures each variant as the median of the rounds, after one warm-up round. */
export async function measureImport(rounds: number): Promise<ImportFigures> {
  const text = registerCsv(ANIMALS);
  const csv = new TextEncoder().encode(text);
  const empty = {
    ...aGround(),
    enclosures: BENCH_PLACES.map((name) => aKnownEnclosure(name)),
    species: BENCH_SPECIES.map((name) => aKnownSpecies(name)),
  };
  const full = { ...empty, animals: registered(text) };
  const papaparse = await timed(rounds, { what: 'papaparse', bytes: csv, ground: empty });
  const ways: Way[] = [];
  for (const [name, bytes, ground] of [
    ['csv, all new', csv, empty],
    ['csv, all in the register', csv, full],
    ['xlsx, all new', workbook(text), empty],
  ] as const) {
    ways.push({ name, ...(await timed(rounds, { what: 'import', bytes, ground })) });
  }
  return { animals: ANIMALS, papaparseMs: papaparse.ms, ways };
}

async function timed(
  rounds: number,
  question: ThreadQuestion,
): Promise<{ ms: number; counts: ThreadAnswer['counts'] }> {
  const thread = new Worker(new URL('import-thread.ts', import.meta.url));
  try {
    const answers: ThreadAnswer[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      answers.push(
        await new Promise<ThreadAnswer>((resolve, reject) => {
          thread.once('message', resolve);
          thread.once('error', reject);
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
          thread.postMessage(question);
        }),
      );
    }
    return { ms: median(answers.slice(1).map(({ ms }) => ms)), counts: answers[0]?.counts ?? {} };
  } finally {
    await thread.terminate();
  }
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/** The register after the file was imported. */
function registered(text: string): KnownAnimal[] {
  const [, ...rows] = Papa.parse<string[]>(text).data;
  return rows.map(([registryId = '', animalName = '', latin = '', , sex = '', , chip = '', place = ''], at) => ({
    animalId: `a${at}`,
    animalName,
    animalChipId: chip || null,
    animalBirthdate: null,
    animalSexe: sex === '1.0' ? 'Male' : 'Femelle',
    enclosureId: aKnownEnclosure(place).enclosureId,
    specieId: aKnownSpecies(latin).specieId,
    subspecies: null,
    registryId,
    status: 'present',
    isArchived: false,
  }));
}

function workbook(text: string): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(Papa.parse<string[]>(text).data), 'Animals');
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer);
}

/** Prints the results; papaparse alone is the reference. */
export function printImport({ animals, papaparseMs, ways }: ImportFigures): void {
  printTable(
    `Import of ${animals.toLocaleString('en')} animals, in a worker`,
    ['', 'ms', 'to papaparse', 'new', 'wrong'],
    [
      ['papaparse alone', figure(papaparseMs), '1', null, null],
      ...ways.map(
        ({ name, ms, counts }) =>
          [name, figure(ms), `${figure(ms / papaparseMs)} x`, counts['new'] ?? 0, counts['wrong'] ?? 0] as const,
      ),
    ],
  );
}
