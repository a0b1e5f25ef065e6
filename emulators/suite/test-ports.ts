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

/**
 * Far from the default ports, so that tests never disturb a running app. Steps of a thousand never make two ports
 * equal.
 */
const OFFSETS = [10_000, 11_000, 12_000, 13_000, 14_000, 15_000];
const STEP = 1_000;

/**
 * The number of suites that start before this one at the same moment. Their ports are not busy yet: each suite starts
 * its search elsewhere.
 */
export const BESIDE_VARIABLE = 'ENCLOS_SUITES_BESIDE';

/** Ports for a suite of tests: the first offset at which all are free, so that several test runs work side by side. */
export async function chooseTestPorts(environment: Environment): Promise<Ports> {
  const beside = Number(environment[BESIDE_VARIABLE] ?? 0);
  const asked = environment[OFFSET_VARIABLE];
  // An offset that is set is kept: a busy port is then reported at the start.
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
