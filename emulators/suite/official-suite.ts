import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { createClockControl } from './clock/clock-control.ts';
import { createSuiteClock } from './clock/suite-clock.ts';
import { clientEnvironment } from './client-environment.ts';
import type { Closers } from './closers.ts';
import { startControlServer } from './control-server.ts';
import { requireFreePorts } from './free-ports.ts';
import { functionsEnvironment } from './functions/functions-environment.ts';
import { MANIFEST_NAME } from './functions/retried-functions.ts';
import { pausingTriggers, startFunctions } from './functions/suite-functions.ts';
import { startTools } from './firebase-tools/tools-process.ts';
import { requireJava } from './java.ts';
import { localConfig, writeLocalConfig } from './local-config.ts';
import { startUnderLock } from './locked-start.ts';
import { HOST } from './ports.ts';
import { readProjectFiles } from './project-files.ts';
import { requireParts } from './required-parts.ts';
import type { Suite } from './suite.ts';
import type { SuiteOptions } from './suite-options.ts';
import { suiteEnd } from './suite-end.ts';
import { SuiteProblem } from './suite-problem.ts';

/** An export of a large database takes long. */
const EXPORT_PATIENCE_MS = 60_000;

/**
 * Starts the official emulators in place of the suite's own, on the same ports. They need a JDK, and internet once.
 * Their Firestore triggers functions itself; usage is not counted.
 */
export async function startOfficialSuite(options: SuiteOptions): Promise<Suite> {
  return startUnderLock(options, (closers) => startParts(options, closers));
}

async function startParts(options: SuiteOptions, closers: Closers): Promise<Suite> {
  const { root, ports, services, dataFolder, show } = options;
  await requireJava();
  const { projectId, config } = await readProjectFiles(root);
  await requireParts(root, config, services);
  const emulators = [...new Set([...services, 'storage' as const])];
  await requireFreePorts(HOST, ports, ['control', 'hub', 'logging', 'eventarc', 'tasks', ...emulators]);

  const clock = createSuiteClock();
  const functions = startFunctions({
    backend: null,
    projectId,
    host: HOST,
    ports,
    onTime: options.schedulesOnTime,
    manifestPath: join(options.logFolder, MANIFEST_NAME),
    dataFolder: null,
    clock,
    show,
  });
  const control = await startControlServer(HOST, ports.control, {
    status: () => ({ pid: process.pid, projectId, ports, services: emulators, ...functions.status() }),
    usage: () => ({}),
    resetUsage: () => undefined,
    runSchedule: (name) => functions.runSchedule(name),
    setTriggersPaused: (paused, holder) => functions.setTriggersPaused(paused, holder),
    clock: createClockControl(clock, (span) => functions.runBetween(span), show),
    exportTo: notHere,
    importFrom: notHere,
  });
  closers.add('the control server', () => control.close());
  closers.add('the log stream', () => functions.stopLogs());
  const localFile = await writeLocalConfig(root, localConfig(config, HOST, ports), ports);
  closers.add('the derived configuration', () => localFile.remove());
  const exportFolder = dataFolder === null ? null : join(dataFolder, 'export');
  const environment = clientEnvironment(HOST, ports, projectId);
  const tools = await startTools({
    configPath: localFile.path,
    projectId,
    emulators,
    importFolder: exportFolder !== null && (await exists(exportFolder)) ? exportFolder : null,
    exportFolder,
    stopPatienceMs: EXPORT_PATIENCE_MS,
    logFolder: options.logFolder,
    environment: await functionsEnvironment(options, projectId),
    keptAuthPort: null,
    cancelled: options.cancelled,
    show,
    onFunctionsLoaded: () => functions.reload(),
  });
  closers.add('firebase-tools', () => tools.stop());
  if (services.includes('functions')) await functions.reload();
  closers.add('the schedules', () => functions.stopDelivery());
  const withoutTriggers = pausingTriggers(services.includes('functions') ? functions : null);
  return {
    projectId,
    ports,
    environment,
    withoutTriggers,
    exportTo: notHere,
    importFrom: notHere,
    ...suiteEnd(closers, tools.ended),
  };
}

async function notHere(): Promise<never> {
  throw new SuiteProblem('The official emulators export and import with `firebase emulators:export` and `--import`.');
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
