import type { Backend } from '../../firestore/contract.ts';
import { followFunctionLogs } from '../firebase-tools/log-stream.ts';
import type { Ports } from '../ports.ts';
import { startDocumentTriggers } from './document-triggers.ts';
import { type CallOutcome, createFunctionsClient } from './functions-client.ts';
import type { LoadedFunction } from './loaded-functions.ts';
import { type ScheduleStatus, startScheduledFunctions } from './scheduled-functions.ts';
import { formatFunctionLog } from './shown-log.ts';

/** Everything the suite does for functions beside running them. */
export type SuiteFunctions = {
  /** Reads anew which functions there are; call it whenever firebase-tools has loaded them. */
  reload(): Promise<void>;
  /** Changes made while paused never reach a function. */
  setTriggersPaused(paused: boolean): Promise<void>;
  runSchedule(name: string): Promise<CallOutcome | null>;
  status(): {
    readonly functions: readonly string[];
    readonly pendingDeliveries: number;
    readonly schedules: readonly ScheduleStatus[];
  };
  stopDelivery(): Promise<void>;
  stopLogs(): void;
};

/** Begins to collect document changes at once; they are delivered from the first `reload` on. */
export function startFunctions(options: {
  /** null when another Firestore tells the functions itself */
  readonly backend: Backend | null;
  readonly projectId: string;
  readonly host: string;
  readonly ports: Ports;
  readonly onTime: boolean;
  readonly show: (line: string) => void;
}): SuiteFunctions {
  const { backend, projectId, host, ports, onTime, show } = options;
  const client = createFunctionsClient(`http://${host}:${ports.functions}`, projectId);
  const triggers = backend === null ? null : startDocumentTriggers({ backend, client, projectId, log: show });
  const schedules = startScheduledFunctions({ client, onTime, log: show });
  let functions: readonly LoadedFunction[] = [];
  const stopLogs = followFunctionLogs(`ws://${host}:${ports.logging}`, (log) => {
    const line = formatFunctionLog(log, functions);
    if (line !== null) show(line);
  });

  return {
    async reload() {
      functions = await client.list();
      triggers?.setFunctions(functions);
      schedules.setFunctions(functions);
    },
    async setTriggersPaused(paused) {
      if (triggers !== null) return triggers.setPaused(paused);
      await fetch(`http://${host}:${ports.hub}/functions/${paused ? 'disable' : 'enable'}BackgroundTriggers`, {
        method: 'PUT',
      });
    },
    runSchedule: (name) => schedules.run(name),
    status: () => ({
      functions: functions.map(({ name }) => name),
      pendingDeliveries: triggers?.pending() ?? 0,
      schedules: schedules.status(),
    }),
    async stopDelivery() {
      schedules.stop();
      const dropped = (await triggers?.stop()) ?? 0;
      if (dropped > 0) show(`${dropped} document changes were not delivered to functions any more`);
    },
    stopLogs,
  };
}

/** Makes a call that does work whose changes no function is told of. */
export function pausingTriggers(functions: SuiteFunctions | null) {
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await functions?.setTriggersPaused(true);
    try {
      return await work();
    } finally {
      await functions?.setTriggersPaused(false);
    }
  };
}
