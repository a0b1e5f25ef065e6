/** The time to analyse scans beside numpy, scipy and networkx on the same data set, and how far the results are apart. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { analyse, type Analysis } from '../../../src/domain/analysis/analyse.ts';
import type { DataSet } from '../../../src/domain/analysis/data-set.ts';
import { figure, printTable } from '../table.ts';
import { benchDataSet } from './bench-data-set.ts';

const run = promisify(execFile);
const ANIMALS = 50;
const SIZES = [2_000, 20_000];
const ROUNDS = 3;
/** The result of the reference has a density for each square. */
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;
/** Below it the relative difference of two numbers would be rounding alone. */
const LEAST = 1e-12;

type Reference = { readonly seconds: number; readonly results: Readonly<Record<string, Numbers>> };
type Numbers = number | readonly Numbers[];
type Size = {
  readonly scans: number;
  readonly milliseconds: number;
  /** null where the machine has no Python with numpy, scipy and networkx */
  readonly reference: { readonly milliseconds: number; readonly furthest: number } | null;
};
export type AnalysisSpeed = { readonly animals: number; readonly sizes: readonly Size[] };

/** Measures each size as the best of three rounds on either side, in turns. */
export async function measureAnalysisSpeed(): Promise<AnalysisSpeed> {
  const folder = await mkdtemp(join(tmpdir(), 'enclos-analysis-'));
  try {
    const hasPackages = await run('python3', ['-c', 'import networkx, numpy, scipy']).then(
      () => true,
      () => false,
    );
    const sizes: Size[] = [];
    for (const scans of SIZES) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, or each would slow the others
      sizes.push(await measureSize(scans, join(folder, `${scans}.json`), hasPackages));
    }
    return { animals: ANIMALS, sizes };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureSize(scans: number, file: string, hasPackages: boolean): Promise<Size> {
  const dataSet = benchDataSet(scans, ANIMALS);
  await writeFile(file, JSON.stringify(dataSet));
  const own: { milliseconds: number; analysis: Analysis }[] = [];
  const references: Reference[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    own.push(timed(dataSet));
    // oxlint-disable-next-line no-await-in-loop -- in turns, so that a slow moment of the machine is shared
    if (hasPackages) references.push(await reference(file));
  }
  const [first] = references;
  return {
    scans,
    milliseconds: Math.min(...own.map(({ milliseconds }) => milliseconds)),
    reference:
      first === undefined || own[0] === undefined
        ? null
        : {
            milliseconds: 1000 * Math.min(...references.map(({ seconds }) => seconds)),
            furthest: furthestOf(ownResults(own[0].analysis), first.results),
          },
  };
}

function timed(dataSet: DataSet): { milliseconds: number; analysis: Analysis } {
  const begun = performance.now();
  const analysis = analyse(dataSet);
  return { milliseconds: performance.now() - begun, analysis };
}

async function reference(file: string): Promise<Reference> {
  const script = join(import.meta.dirname, 'reference.py');
  const { stdout } = await run('python3', [script, file], { maxBuffer: MAX_ANSWER_BYTES });
  return JSON.parse(stdout) as Reference;
}

/** The results that both sides have, by the names of the reference. */
function ownResults({ frequency, diversity, association, networks, space }: Analysis): Reference['results'] {
  const { behaviours } = frequency.overall;
  const { nodes } = networks.association.simpleRatioIndex;
  const [plan] = space.plans;
  return {
    shannon: diversity.overall.shannon ?? 0,
    percent: behaviours.map(({ percent }) => percent ?? 0),
    meanOfIndividuals: behaviours.map(({ meanOfIndividuals }) => meanOfIndividuals ?? 0),
    scanPresence: behaviours.map(({ scanPresence }) => scanPresence ?? 0),
    simpleRatioIndex: association.simpleRatioIndex.map((row) => row.map((value) => value ?? 0)),
    betweenness: nodes.map(({ betweenness }) => betweenness.weights.raw),
    closeness: nodes.map(({ closeness }) => closeness.weights.out),
    heatmap: plan?.heatmap.cells ?? [],
    density: plan?.density.cells ?? [],
  };
}

/** Returns the largest relative difference of two sets of results; 1 where one lacks a number of the other. */
function furthestOf(own: Reference['results'], other: Reference['results']): number {
  const pairs = Object.keys(other).map((name): [number[], number[]] => [flat(own[name]), flat(other[name])]);
  if (pairs.some(([one, two]) => one.length !== two.length)) return 1;
  return Math.max(
    ...pairs.flatMap(([one, two]) =>
      one.map((value, at) => Math.abs(value - (two[at] ?? 0)) / Math.max(Math.abs(two[at] ?? 0), LEAST)),
    ),
  );
}

function flat(numbers: Numbers | undefined): number[] {
  if (numbers === undefined) return [];
  return typeof numbers === 'number' ? [numbers] : numbers.flatMap(flat);
}

export function printAnalysisSpeed({ animals, sizes }: AnalysisSpeed): void {
  printTable(
    `Every analysis of scans of ${animals} animals, best of ${ROUNDS} rounds`,
    ['scans', 'here, ms', 'numpy + networkx, ms', 'ratio', 'largest relative difference'],
    sizes.map(({ scans, milliseconds, reference: other }) => [
      scans.toLocaleString('en'),
      figure(milliseconds),
      other === null ? null : figure(other.milliseconds),
      other === null ? null : figure(milliseconds / other.milliseconds),
      other === null ? null : other.furthest.toExponential(1),
    ]),
  );
  if (sizes.some(({ reference: other }) => other === null))
    console.log('\nWithout python3 with numpy, scipy and networkx there is nothing to compare with.');
}
