import { join } from 'node:path';
import type { Backend } from '../firestore/contract.ts';
import type { IndexMode } from '../firestore/indexes/index-check.ts';
import { createClockControl } from './clock/clock-control.ts';
import { createSuiteClock, type SuiteClock } from './clock/suite-clock.ts';
import { clientEnvironment } from './client-environment.ts';
import { type Closers, createClosers } from './closers.ts';
import { startControlServer } from './control-server.ts';
import { accountsTransfer } from './data/accounts-transfer.ts';
import type { Manifest } from './data/manifest.ts';
import { type SuiteState, suiteState } from './data/suite-state.ts';
import { hostFirestore } from './firestore-host.ts';
import { requireFreePorts } from './free-ports.ts';
import type { ObjectEvent } from './functions/object-event.ts';
import { MANIFEST_NAME } from './functions/retried-functions.ts';
import { pausingTriggers, startFunctions, type SuiteFunctions } from './functions/suite-functions.ts';
import { keepAccounts, type KeptAccounts, keptAccountsIn } from './firebase-tools/kept-accounts.ts';
import { startTools, type ToolsProcess } from './firebase-tools/tools-process.ts';
import { localConfig, writeLocalConfig } from './local-config.ts';
import { HOST, type PortName, type Ports } from './ports.ts';
import { type ProjectFiles, readProjectFiles } from './project-files.ts';
import { requireParts } from './required-parts.ts';
import { findRunningSuite, noteRunningSuite } from './running-suite.ts';
import { type SuiteEnd, suiteEnd } from './suite-end.ts';
import { SuiteProblem } from './suite-problem.ts';
import { hostStorage } from './storage-host.ts';

/** The services a suite can run. Firestore is always there: the others have little to do without it. */
export type ServiceName = 'auth' | 'firestore' | 'functions' | 'hosting';

export type SuiteOptions = {
  /** the folder of firebase.json */
  readonly root: string;
  readonly ports: Ports;
  readonly services: readonly ServiceName[];
  /** folder of the data kept between runs; null keeps everything in memory */
  readonly dataFolder: string | null;
  readonly logFolder: string;
  /** whether scheduled functions run at their times; they always run on demand */
  readonly schedulesOnTime: boolean;
  /** what queries without an index meet; without it an error as long as firestore.indexes.json is there */
  readonly indexes?: IndexMode | null;
  /** settles when the suite is no longer wanted; a start under way then ends with a SuiteProblem */
  readonly cancelled: Promise<unknown>;
  /** one line for the person at the terminal */
  readonly show: (line: string) => void;
};

export type Suite = SuiteEnd & {
  readonly projectId: string;
  readonly ports: Ports;
  /** variables by which other processes find the suite */
  readonly environment: Readonly<Record<string, string>>;
  /** Does work whose changes no function is told of. */
  withoutTriggers<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Tells functions what happened to a stored file. */
  readonly deliver: (event: ObjectEvent) => void;
  /** Writes documents, accounts and files into a folder. Throws a SuiteProblem for a folder that holds something else. */
  exportTo(folder: string): Promise<Manifest>;
  /** Puts an export in the place of everything, or changes nothing. Throws a SuiteProblem for what is no whole export. */
  importFrom(folder: string): Promise<Manifest>;
};

/** Starts the local Firebase that needs npm only. Throws a SuiteProblem for whatever the person at the terminal can mend. */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { root, ports, services, dataFolder, show } = options;
  const project = await readProjectFiles(root);
  const { rulesFile } = await requireParts(root, project.config, services);
  await requireUnusedFolder(dataFolder);
  await requireFreePorts(HOST, ports, usedPorts(services));

  const closers = createClosers(show);
  const clock = createSuiteClock();
  try {
    const firestore = await hostFirestore({
      root,
      host: HOST,
      port: ports.firestore,
      rulesFile,
      indexes: options.indexes ?? null,
      dataFolder: dataFolder === null ? null : join(dataFolder, 'firestore'),
      now: clock.now,
      show,
    });
    closers.add('Firestore', () => firestore.close());
    const functions = services.includes('functions')
      ? startFunctions({
          backend: firestore.backend,
          projectId: project.projectId,
          host: HOST,
          ports,
          onTime: options.schedulesOnTime,
          clock,
          manifestPath: join(options.logFolder, MANIFEST_NAME),
          show,
        })
      : null;
    const storage = await hostStorage({
      root,
      host: HOST,
      port: ports.storage,
      projectId: project.projectId,
      rulesFile: project.config.storage?.rules ?? null,
      dataFolder: dataFolder === null ? null : join(dataFolder, 'storage'),
      backend: firestore.backend,
      now: clock.now,
      onEvent: (event) => functions?.deliver(event),
      show,
    });
    closers.add('Storage', () => storage.close());
    const state = suiteState({
      parts: {
        projectId: project.projectId,
        backend: firestore.backend,
        accounts: services.includes('auth')
          ? accountsTransfer(`http://${HOST}:${ports.auth}`, project.projectId)
          : null,
        files: storage,
      },
      dataFolder,
      withoutTriggers: pausingTriggers(functions),
    });
    await openControl(options, project, { backend: firestore.backend, functions, clock, state }, closers);
    // Firestore and the functions' delivery live in this process: only firebase-tools can die alone.
    const tools = await startOtherServices(options, project, functions, closers);
    const environment = clientEnvironment(HOST, ports, project.projectId);
    await state.undoInterruptedImport(show);
    // The hub is firebase-tools': without them its address would lead libraries that look there first to nobody.
    if (tools === null) delete environment['FIREBASE_EMULATOR_HUB'];
    return {
      projectId: project.projectId,
      ports,
      environment,
      withoutTriggers: pausingTriggers(functions),
      deliver: (event) => functions?.deliver(event),
      exportTo: state.exportTo,
      importFrom: state.importFrom,
      ...suiteEnd(closers, tools?.ended ?? new Promise(() => undefined)),
    };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

/** Refuses a data folder that another suite writes to. */
export async function requireUnusedFolder(dataFolder: string | null): Promise<void> {
  const running = dataFolder === null ? null : await findRunningSuite(dataFolder);
  if (running !== null) {
    throw new SuiteProblem(
      `The local Firebase is running already (process ${running.pid}): stop it with Ctrl-C in its terminal first.`,
    );
  }
}

type ControlledParts = {
  readonly backend: Backend;
  readonly functions: SuiteFunctions | null;
  readonly clock: SuiteClock;
  readonly state: SuiteState;
};

async function openControl(
  { ports, services, dataFolder, show }: SuiteOptions,
  { projectId }: ProjectFiles,
  { backend, functions, clock, state }: ControlledParts,
  closers: Closers,
): Promise<void> {
  const control = await startControlServer(HOST, ports.control, {
    status: () => ({ pid: process.pid, projectId, ports, services, ...functions?.status() }),
    usage: () => backend.usage(),
    resetUsage: () => backend.resetUsage(),
    runSchedule: async (name) => (await functions?.runSchedule(name)) ?? null,
    setTriggersPaused: async (paused) => functions?.setTriggersPaused(paused),
    clock: createClockControl(clock, functions?.runBetween ?? null, show),
    exportTo: state.exportTo,
    importFrom: state.importFrom,
  });
  closers.add('the control server', () => control.close());
  if (dataFolder !== null) {
    closers.add('the note of the suite', await noteRunningSuite(dataFolder, `http://${HOST}:${ports.control}`));
  }
}

/** Starts what firebase-tools runs, in one process; null when nothing of it was asked for. */
async function startOtherServices(
  { root, ports, services, dataFolder, logFolder, cancelled, show }: SuiteOptions,
  { projectId, config }: ProjectFiles,
  functions: SuiteFunctions | null,
  closers: Closers,
): Promise<ToolsProcess | null> {
  const emulators = services.filter((service) => service !== 'firestore');
  if (emulators.length === 0) return null;
  // Added before firebase-tools, so ended after them: their last log lines are still shown.
  if (functions !== null) closers.add('the log stream', () => functions.stopLogs());
  const localFile = await writeLocalConfig(root, localConfig(config, HOST, ports), ports);
  closers.add('the derived configuration', () => localFile.remove());
  const accountsFolder = dataFolder !== null && services.includes('auth') ? join(dataFolder, 'auth') : null;
  let kept: KeptAccounts | null = null;
  const tools = await startTools({
    configPath: localFile.path,
    projectId,
    emulators,
    importFolder: accountsFolder === null ? null : await keptAccountsIn(accountsFolder),
    exportFolder: null,
    stopPatienceMs: 2000,
    logFolder,
    environment: clientEnvironment(HOST, ports, projectId),
    // What is imported at the start is on the disk already.
    keepAccounts: accountsFolder === null ? null : async () => kept?.saveNow(),
    authPort: ports.auth,
    cancelled,
    show,
    onFunctionsLoaded: () => functions?.reload(),
  });
  closers.add('firebase-tools', () => tools.stop());
  if (accountsFolder !== null) {
    kept = await keepAccounts(accountsFolder, `http://${HOST}:${ports.auth}`, projectId, show);
    closers.add('the copy of the accounts', () => kept?.stop());
  }
  if (functions !== null) {
    await functions.reload();
    closers.add('the delivery to functions', () => functions.stopDelivery());
  }
  return tools;
}

function usedPorts(services: readonly ServiceName[]): PortName[] {
  const shared: PortName[] = ['firestore', 'storage', 'control'];
  if (services.some((service) => service !== 'firestore')) shared.push('hub', 'logging');
  // firebase-tools starts these two with the functions.
  if (services.includes('functions')) shared.push('eventarc', 'tasks');
  return [...new Set([...shared, ...services])];
}
