import { requireFreePorts } from './free-ports.ts';
import {
  choosePorts,
  type Environment,
  HOST,
  OFFSET_VARIABLE,
  type PortName,
  PORT_SETTINGS,
  type Ports,
} from './ports.ts';
import { SuiteProblem } from './suite-problem.ts';

/** Far from the usual ports: tests never disturb an app that is running. No two ports meet in steps of a thousand. */
const OFFSETS = [10_000, 11_000, 12_000, 13_000, 14_000, 15_000];
const STEP = 1_000;

/**
 * How many suites are started before this one at the very same time. What they choose is not taken yet: each begins to look
 * elsewhere.
 */
export const BESIDE_VARIABLE = 'ENCLOS_SUITES_BESIDE';

/** Ports for a suite of tests: the first offset at which all are free, so that several test runs stand side by side. */
export async function chooseTestPorts(environment: Environment): Promise<Ports> {
  const beside = Number(environment[BESIDE_VARIABLE] ?? 0);
  const asked = environment[OFFSET_VARIABLE];
  // An offset that was asked for is kept: starting then names the busy port.
  if (asked !== undefined)
    return choosePorts(
      beside === 0 ? environment : { ...environment, [OFFSET_VARIABLE]: `${Number(asked) + beside * STEP}` },
    );
  let problem: unknown;
  for (const offset of [...OFFSETS.slice(2 * beside), ...OFFSETS.slice(0, 2 * beside)]) {
    const ports = choosePorts(environment, offset);
    try {
      await requireFreePorts(HOST, ports, Object.keys(PORT_SETTINGS) as PortName[]);
      return ports;
    } catch (error) {
      if (!(error instanceof SuiteProblem)) throw error;
      problem = error;
    }
  }
  throw problem;
}
