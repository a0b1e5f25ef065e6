/**
 * Lists: the time to the first rows, sorting, the smoothness of scrolling, the speed of search; beside published figures of
 * others.
 */
import { chromium } from 'playwright';
import { browserLaunchOptions } from '../../tests/support/browser.ts';
import { ANIMALS_ROUTE } from './lists/animals-route.ts';
import { measureRound, type Round } from './lists/measure.ts';
import { OWN_PAGE } from './lists/own-page.ts';
import { type Size, SIZES, type Target } from './lists/target.ts';
import { describeMachine } from './machine.ts';
import { spreadOf, type Spread } from './pace.ts';
import { figure, printTable, range } from './table.ts';

const TARGETS: readonly Target[] = [ANIMALS_ROUTE, OWN_PAGE];
/**
 * react-admin's demonstration list, from route change to painted rows, by rows; medians measured on another machine.
 */
const REACT_ADMIN_MS: Readonly<Record<Size, number>> = { 25: 243, 1000: 2153, 10_000: 18_312 };
export type ListFigures = { readonly rows: Size } & Readonly<Record<keyof Round, Spread>>;
export type TargetFigures = {
  readonly title: string;
  /** load of the machine, before and after: with more load than cores it is slower by the clock */
  readonly load: readonly [string, string];
  readonly figures: readonly ListFigures[];
};

/** Measures the list in the application and the component alone. */
export async function measureLists(root: string, rounds: number): Promise<readonly TargetFigures[]> {
  const all: TargetFigures[] = [];
  for (const target of TARGETS) {
    // oxlint-disable-next-line no-await-in-loop -- what is measured must be alone
    all.push(await measureTarget(target, root, rounds));
  }
  return all;
}

/** Measures each size several times, in turns, so that a busy moment of the machine affects all of them. */
async function measureTarget(target: Target, root: string, rounds: number): Promise<TargetFigures> {
  const server = await target.open(root);
  const browser = await chromium.launch(await browserLaunchOptions());
  const before = loadNow();
  try {
    const all: { readonly rows: Size; readonly round: Round }[] = [];
    // The first visit warms up the server and the browser; its figures are dropped.
    await measureRound(browser, target, server.url, SIZES[0]);
    for (let round = 0; round < rounds; round += 1) {
      for (const rows of SIZES) {
        // oxlint-disable-next-line no-await-in-loop -- what is measured must be alone
        all.push({ rows, round: await measureRound(browser, target, server.url, rows) });
      }
    }
    const figures = SIZES.map((rows) => {
      const own = all.filter((one) => one.rows === rows);
      const spread = (measure: keyof Round) => spreadOf(own.map(({ round }) => round[measure]));
      return {
        rows,
        paintedMs: spread('paintedMs'),
        paintedBusyMs: spread('paintedBusyMs'),
        againMs: spread('againMs'),
        againBusyMs: spread('againBusyMs'),
        sortedMs: spread('sortedMs'),
        sortedBusyMs: spread('sortedBusyMs'),
        slowFrames: spread('slowFrames'),
        stepBusyMs: spread('stepBusyMs'),
        nodes: spread('nodes'),
        heapMb: spread('heapMb'),
        longestTaskMs: spread('longestTaskMs'),
        longestBusyMs: spread('longestBusyMs'),
      };
    });
    return { title: target.title, load: [before, loadNow()], figures };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Prints medians, extremes and the ratio to react-admin; fails for none of them. */
export function printLists(targets: readonly TargetFigures[]): void {
  for (const { title, load, figures } of targets) {
    console.log(`\nLists: ${title} (load of the machine ${load.join(' to ')})`);
    printTable(
      'From the change of route to painted rows, in ms (P9, P10), beside react-admin’s demonstration list',
      [
        'rows',
        'first visit',
        'range',
        'on the processor',
        'react-admin',
        'ratio',
        'to its 25 rows',
        'again',
        'range',
        'on the processor',
      ],
      figures.map(({ rows, paintedMs, paintedBusyMs, againMs, againBusyMs }) => [
        rows.toLocaleString('en'),
        figure(paintedMs.median),
        range(paintedMs),
        figure(paintedBusyMs.median),
        REACT_ADMIN_MS[rows],
        `1/${figure(REACT_ADMIN_MS[rows] / paintedMs.median)}`,
        figure(paintedMs.median / REACT_ADMIN_MS[25]),
        figure(againMs.median),
        range(againMs),
        figure(againBusyMs.median),
      ]),
    );
    printTable(
      'From a click on a heading to rows in its order, in ms',
      ['rows', 'sorted', 'range', 'on the processor'],
      figures.map(({ rows, sortedMs, sortedBusyMs }) => [
        rows.toLocaleString('en'),
        figure(sortedMs.median),
        range(sortedMs),
        figure(sortedBusyMs.median),
      ]),
    );
    printTable(
      'Scrolling from end to end in 60 steps (P11), and typing in the search (P12)',
      [
        'rows',
        'frames over 33 ms',
        'range',
        'ms of a step on the processor',
        'most elements',
        'heap in MB',
        'longest task in ms',
        'range',
        'on the processor',
      ],
      figures.map(({ rows, slowFrames, stepBusyMs, nodes, heapMb, longestTaskMs, longestBusyMs }) => [
        rows.toLocaleString('en'),
        slowFrames.median,
        range(slowFrames),
        figure(stepBusyMs.median),
        nodes.median,
        figure(heapMb.median),
        figure(longestTaskMs.median),
        range(longestTaskMs),
        figure(longestBusyMs.median),
      ]),
    );
  }
}

function loadNow(): string {
  return String(describeMachine().load);
}
