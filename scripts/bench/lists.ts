/** Lists: how soon rows are seen, how smoothly they scroll, how quickly a search answers; beside what was measured of others. */
import { chromium } from 'playwright';
import { browserLaunchOptions } from '../../tests/support/browser.ts';
import { measureRound, type Round } from './lists/measure.ts';
import { TARGET } from './lists/target.ts';
import { spreadOf, type Spread } from './pace.ts';
import { figure, printTable, range } from './table.ts';

const SIZES = [25, 1000, 10_000] as const;
/** react-admin's demonstration list, route change to painted rows, by rows; medians of another machine's day. */
const REACT_ADMIN_MS: Readonly<Record<number, number>> = { 25: 243, 1000: 2153, 10_000: 18_312 };
const MEASURES = ['paintedMs', 'slowFrames', 'nodes', 'heapMb', 'longestTaskMs', 'longestBusyMs'] as const;
type Measure = (typeof MEASURES)[number];

export type ListFigures = { readonly rows: number } & Readonly<Record<Measure, Spread>>;

/** Measures each size several times, in turns, so that a busy moment of the machine hits all of them. */
export async function measureLists(root: string, rounds: number): Promise<readonly ListFigures[]> {
  const server = await TARGET.open(root);
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const all: { readonly rows: number; readonly round: Round }[] = [];
    // The first visit brings code and fonts; it is nobody's figure.
    await measureRound(browser, TARGET, server.url, SIZES[0]);
    for (let round = 0; round < rounds; round += 1) {
      for (const rows of SIZES) {
        // oxlint-disable-next-line no-await-in-loop -- what is measured must be alone
        all.push({ rows, round: await measureRound(browser, TARGET, server.url, rows) });
      }
    }
    return SIZES.map((rows) => {
      const own = all.filter((one) => one.rows === rows);
      const spread = (measure: Measure) => spreadOf(own.map(({ round }) => round[measure]));
      return {
        rows,
        paintedMs: spread('paintedMs'),
        slowFrames: spread('slowFrames'),
        nodes: spread('nodes'),
        heapMb: spread('heapMb'),
        longestTaskMs: spread('longestTaskMs'),
        longestBusyMs: spread('longestBusyMs'),
      };
    });
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Prints medians, extremes and the ratio to react-admin; judges nothing. */
export function printLists(figures: readonly ListFigures[]): void {
  printTable(
    'Lists: from the click to painted rows, in ms (P9, P10), beside react-admin’s demonstration list',
    ['rows', 'median', 'range', 'react-admin', 'ratio', 'to its 25 rows'],
    figures.map(({ rows, paintedMs }) => {
      const peer = REACT_ADMIN_MS[rows];
      const first = REACT_ADMIN_MS[25];
      return [
        rows.toLocaleString('en'),
        figure(paintedMs.median),
        range(paintedMs),
        peer ?? null,
        peer === undefined ? null : `1/${figure(peer / paintedMs.median)}`,
        first === undefined ? null : figure(paintedMs.median / first),
      ];
    }),
  );
  printTable(
    'Scrolling from end to end in 60 steps (P11), and typing in the search (P12)',
    ['rows', 'frames over 33 ms', 'most elements', 'heap in MB', 'longest task in ms', 'range', 'on the processor'],
    figures.map(({ rows, slowFrames, nodes, heapMb, longestTaskMs, longestBusyMs }) => [
      rows.toLocaleString('en'),
      slowFrames.median,
      nodes.median,
      figure(heapMb.median),
      figure(longestTaskMs.median),
      range(longestTaskMs),
      figure(longestBusyMs.median),
    ]),
  );
}
