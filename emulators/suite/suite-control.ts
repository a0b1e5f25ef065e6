import type { Backend } from '../firestore/contract.ts';
import { createClockControl } from './clock/clock-control.ts';
import type { SuiteClock } from './clock/suite-clock.ts';
import type { Closers } from './closers.ts';
import { startControlServer } from './control-server.ts';
import type { SuiteState } from './data/suite-state.ts';
import type { SuiteFunctions } from './functions/suite-functions.ts';
import { HOST } from './ports.ts';
import { noteRunningSuite } from './running-suite.ts';
import type { SuiteOptions } from './suite-options.ts';

/** The parts that the control server controls. */
export type ControlledParts = {
  readonly projectId: string;
  readonly backend: Backend;
  readonly functions: SuiteFunctions | null;
  readonly clock: SuiteClock;
  readonly state: SuiteState;
};

/** Opens the control server and records its address in the data folder. */
export async function openControl(
  { ports, services, dataFolder, show }: SuiteOptions,
  { projectId, backend, functions, clock, state }: ControlledParts,
  closers: Closers,
): Promise<void> {
  const clockControl = createClockControl(clock, functions?.runBetween ?? null, show);
  const control = await startControlServer(HOST, ports.control, {
    status: () => ({
      pid: process.pid,
      projectId,
      ports,
      services,
      clock: clockControl.status(),
      ...functions?.status(),
    }),
    usage: () => backend.usage(),
    resetUsage: () => backend.resetUsage(),
    runSchedule: async (name) => (await functions?.runSchedule(name)) ?? null,
    setTriggersPaused: async (paused, holder) => functions?.setTriggersPaused(paused, holder),
    clock: clockControl,
    exportTo: state.exportTo,
    importFrom: state.importFrom,
  });
  closers.add('the control server', () => control.close());
  if (dataFolder !== null) {
    closers.add('the note of the suite', await noteRunningSuite(dataFolder, `http://${HOST}:${ports.control}`));
  }
}
