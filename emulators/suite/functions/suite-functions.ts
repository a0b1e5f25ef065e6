import { join } from 'node:path';
import { styleText } from 'node:util';
import type { Backend } from '../../firestore/contract.ts';
import type { FunctionLog } from '../firebase-tools/function-log.ts';
import { followFunctionLogs } from '../firebase-tools/log-stream.ts';
import type { Ports } from '../ports.ts';
import { startDocumentTriggers } from './document-triggers.ts';
import type { SuiteClock } from '../clock/suite-clock.ts';
import { openDeliveryJournal } from './delivery-journal.ts';
import { startDeliveries } from './delivery.ts';
import { type CallOutcome, createFunctionsClient } from './functions-client.ts';
import type { LoadedFunction } from './loaded-functions.ts';
import type { ObjectEvent } from './object-event.ts';
import { startObjectTriggers } from './object-triggers.ts';
import { retriedFunctions } from './retried-functions.ts';
import { createTriggerPause, type PauseStatus, type TriggerPause } from './trigger-pause.ts';
import { createThrownNotes } from './thrown-notes.ts';
import { type ScheduledFunctions, type ScheduleStatus, startScheduledFunctions } from './scheduled-functions.ts';

/** The suite's part of running functions: events, schedules and logs. */
export type SuiteFunctions = {
  /** Lists the functions again; call it whenever firebase-tools has loaded them. */
  reload(): Promise<void>;
  /** Changes made while paused never reach a function. */
  setTriggersPaused: TriggerPause['set'];
  /** Delivers a file event to the functions of its bucket. */
  deliver(event: ObjectEvent): void;
  runSchedule(name: string): Promise<CallOutcome | null>;
  /** Runs the schedules that a move of the clock makes due. */
  readonly runBetween: ScheduledFunctions['runBetween'];
  status(): {
    readonly functions: readonly string[];
    readonly pendingDeliveries: number;
    /** null while triggers run */
    readonly triggersPaused: PauseStatus | null;
    readonly schedules: readonly ScheduleStatus[];
  };
  stopDelivery(): Promise<void>;
  stopLogs(): void;
};

/** Collects document changes at once; delivers them from the first `reload` on. */
export function startFunctions(options: {
  /** null when another Firestore triggers functions itself */
  readonly backend: Backend | null;
  readonly projectId: string;
  readonly host: string;
  readonly ports: Ports;
  readonly onTime: boolean;
  /** the clock of schedules */
  readonly clock: Pick<SuiteClock, 'now'>;
  /** the manifest file of the functions package; null when unknown */
  readonly manifestPath: string | null;
  /** keeps events until they are delivered; null loses them with the process */
  readonly dataFolder: string | null;
  readonly show: (line: string) => void;
}): SuiteFunctions {
  const { backend, projectId, host, ports, onTime, clock, manifestPath, dataFolder, show } = options;
  const thrown = createThrownNotes();
  const client = createFunctionsClient(
    `http://${host}:${ports.functions}`,
    projectId,
    async () => (manifestPath === null ? new Set() : retriedFunctions(manifestPath, show)),
    thrown,
  );
  const journal = dataFolder === null ? null : openDeliveryJournal(join(dataFolder, 'deliveries.jsonl'));
  const deliveries = startDeliveries(client, show, journal);
  const triggers = backend === null ? null : startDocumentTriggers({ backend, deliveries, projectId });
  const objectTriggers = startObjectTriggers(deliveries);
  const schedules = startScheduledFunctions({ client, onTime, log: show, now: clock.now });
  const pause = createTriggerPause({
    show,
    async apply(paused) {
      objectTriggers.setPaused(paused);
      if (triggers !== null) return triggers.setPaused(paused);
      await fetch(`http://${host}:${ports.hub}/functions/${paused ? 'disable' : 'enable'}BackgroundTriggers`, {
        method: 'PUT',
      });
    },
  });
  let functions: readonly LoadedFunction[] = [];
  const stopLogs = followFunctionLogs(`ws://${host}:${ports.logging}`, (log) => {
    if (log.threw === true && log.functionId !== null) thrown.note(log.functionId);
    const line = formatFunctionLog(log, functions);
    if (line !== null) show(line);
  });

  return {
    async reload() {
      functions = await client.list();
      deliveries.takeUp(functions);
      triggers?.setFunctions(functions);
      objectTriggers.setFunctions(functions);
      schedules.setFunctions(functions);
    },
    setTriggersPaused: (paused, holder) => pause.set(paused, holder),
    deliver: (event) => objectTriggers.deliver(event),
    runSchedule: (name) => schedules.run(name),
    runBetween: (span) => schedules.runBetween(span),
    status: () => ({
      functions: functions.map(({ name }) => name),
      pendingDeliveries: deliveries.pending(),
      triggersPaused: pause.status(),
      schedules: schedules.status(),
    }),
    async stopDelivery() {
      schedules.stop();
      pause.stop();
      triggers?.stop();
      const left = await deliveries.stop();
      if (left === 0) return;
      show(
        `${left} events were not delivered to functions ${journal === null ? 'any more' : 'yet: they are at the next start'}`,
      );
    },
    stopLogs,
  };
}

/** Returns a function that runs work whose changes trigger no function. */
export function pausingTriggers(functions: SuiteFunctions | null) {
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await functions?.setTriggersPaused(true, null);
    try {
      return await work();
    } finally {
      await functions?.setTriggersPaused(false, null);
    }
  };
}

const LOG_STYLES = { info: 'cyan', warning: 'yellow', error: 'red' } as const;

/** Returns the line to show for a function's log entry, under the function's name; null for what only the log file keeps. */
function formatFunctionLog(log: FunctionLog, functions: readonly LoadedFunction[]): string | null {
  if (log.severity === 'debug') return null;
  const name = functions.find(({ id }) => id === log.functionId)?.name ?? log.functionId ?? 'functions';
  return `${styleText(LOG_STYLES[log.severity], name)} ${log.text.replaceAll('\n', '\n    ')}`;
}
