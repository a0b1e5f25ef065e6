/** Part two: operations per second of the local Firestore, in this process and in memory. */
import { type Delivery, LISTENERS, measureDelivery } from './listeners.ts';
import { openMeasuredDatabase, TASKS } from './measured-database.ts';
import { FOUND, measureOneClient, type OneClientPace } from './one-client.ts';
import { PAGE, waysOf } from './operations.ts';
import { measurePace, type Spread, spreadOf } from './pace.ts';
import { figure, printTable, range, type Row } from './table.ts';

const OPERATIONS = ['get', 'query', 'write'] as const;
type OperationName = (typeof OPERATIONS)[number];
const ROUND_MS = 400;

type PaceOf = {
  readonly way: string;
  readonly operation: OperationName;
  readonly perSecond: Spread;
  readonly cpuMs: Spread;
};
export type LocalFirestoreResult = {
  readonly rounds: number;
  readonly paces: readonly PaceOf[];
  readonly delivery: Delivery;
  readonly oneClient: readonly OneClientPace[];
};

/**
 * Measures every operation in every way, once per round: the ways take turns, so that a busy moment of the machine
 * affects all of them.
 */
export async function measureLocalFirestore(root: string, rounds: number): Promise<LocalFirestoreResult> {
  const inThisProcess = await measureInThisProcess(root, rounds);
  return { ...inThisProcess, oneClient: await measureOneClient(root, rounds) };
}

async function measureInThisProcess(root: string, rounds: number): Promise<Omit<LocalFirestoreResult, 'oneClient'>> {
  const database = await openMeasuredDatabase(root);
  try {
    const measured = waysOf(database).flatMap((way) =>
      OPERATIONS.flatMap((operation) => {
        const run = way[operation];
        return run === null ? [] : [{ way, operation, run, perSecond: [] as number[], cpuMs: [] as number[] }];
      }),
    );
    // The first round warms up.
    for (let round = 0; round <= rounds; round += 1) {
      for (const { way, run, perSecond, cpuMs } of measured) {
        const pace = await measurePace(run, { inFlight: way.inFlight, milliseconds: ROUND_MS });
        if (round === 0) continue;
        perSecond.push(pace.perSecond);
        cpuMs.push(pace.cpuMs);
      }
    }
    const paces = measured.map(({ way, operation, perSecond, cpuMs }) => ({
      way: way.name,
      operation,
      perSecond: spreadOf(perSecond),
      cpuMs: spreadOf(cpuMs),
    }));
    return { rounds, paces, delivery: await measureDelivery(database, rounds) };
  } finally {
    await database.close();
  }
}

const TITLES: Readonly<Record<OperationName, string>> = {
  get: 'get',
  query: `query, ${PAGE} of ${TASKS.toLocaleString('en')}`,
  write: 'write',
};

/** Prints the rates, and the cost of each operation in gets of the same way. */
export function printLocalFirestore({ rounds, paces, delivery, oneClient }: LocalFirestoreResult): void {
  const getOf = (way: string) => paces.find((pace) => pace.way === way && pace.operation === 'get')?.cpuMs.median;
  const inGets = (way: string, cpuMs: number) => figure(cpuMs / (getOf(way) ?? Number.NaN));
  const median = `median of ${rounds} rounds`;
  printTable(
    `Local Firestore, operations per second (${median})`,
    ['way', 'operation', 'per second', 'lowest–highest', 'CPU ms', 'in gets'],
    paces.map(({ way, operation, perSecond, cpuMs }): Row => {
      const cells = [figure(perSecond.median), range(perSecond), figure(cpuMs.median), inGets(way, cpuMs.median)];
      return [way, TITLES[operation], ...cells];
    }),
  );
  const { milliseconds, changesPerSecond, cpuMs } = delivery;
  printTable(
    `Local Firestore, one change for ${LISTENERS} listeners over gRPC (${median})`,
    ['figure', 'median', 'lowest–highest', 'in gets'],
    [
      ['ms until all have seen it', figure(milliseconds.median), range(milliseconds), null],
      ['changes seen per second', figure(changesPerSecond.median), range(changesPerSecond), null],
      ['CPU ms per listener', figure(cpuMs.median), range(cpuMs), inGets('gRPC', cpuMs.median)],
    ],
  );
  printTable(
    `Local Firestore in a process of its own, one client over gRPC (${median})`,
    ['client', 'operation', 'per second', 'lowest–highest'],
    oneClient.map(({ client, operation, perSecond }): Row => {
      const title = operation === 'query' ? `query, ${FOUND} small documents` : operation;
      return [client, title, figure(perSecond.median), range(perSecond)];
    }),
  );
}
