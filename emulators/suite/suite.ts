import { join } from 'node:path';
import { createSuiteClock } from './clock/suite-clock.ts';
import { clientEnvironment } from './client-environment.ts';
import type { Closers } from './closers.ts';
import { accountsTransfer } from './data/accounts-transfer.ts';
import type { Manifest } from './data/manifest.ts';
import { suiteState } from './data/suite-state.ts';
import { hostFirestore } from './firestore-host.ts';
import { requireFreePorts } from './free-ports.ts';
import { MANIFEST_NAME } from './functions/retried-functions.ts';
import { pausingTriggers, startFunctions } from './functions/suite-functions.ts';
import { beginOtherServices } from './other-services.ts';
import { startUnderLock } from './locked-start.ts';
import { HOST, type PortName, type Ports } from './ports.ts';
import { readProjectFiles } from './project-files.ts';
import { requireParts, requireSoundRules } from './required-parts.ts';
import { openControl } from './suite-control.ts';
import { type SuiteEnd, suiteEnd } from './suite-end.ts';
import type { ServiceName, SuiteOptions } from './suite-options.ts';
import { hostStorage } from './storage-host.ts';

export type Suite = SuiteEnd & {
  readonly projectId: string;
  readonly ports: Ports;
  /** variables by which other processes find the suite */
  readonly environment: Readonly<Record<string, string>>;
  /** Runs work whose changes trigger no function. */
  withoutTriggers<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Writes documents, accounts and files into a folder. Throws a SuiteProblem for a folder with other content. */
  exportTo(folder: string): Promise<Manifest>;
  /** Replaces everything with an export, or changes nothing. Throws a SuiteProblem for an incomplete export. */
  importFrom(folder: string): Promise<Manifest>;
};

/** Starts the local Firebase that needs npm only. Throws a SuiteProblem for every obstacle that the user can remove. */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  return startUnderLock(options, (closers) => startParts(options, closers));
}

async function startParts(options: SuiteOptions, closers: Closers): Promise<Suite> {
  const { root, ports, services, dataFolder, show } = options;
  const project = await readProjectFiles(root);
  const { rulesFile } = await requireParts(root, project.config, services);
  await requireSoundRules(root, rulesFile);
  await requireFreePorts(HOST, ports, usedPorts(services));

  const clock = createSuiteClock();
  const others = await beginOtherServices(options, project);
  let joined = false;
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
          dataFolder,
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
    const { projectId } = project;
    await openControl(options, { projectId, backend: firestore.backend, functions, clock, state }, closers);
    // Firestore and the delivery to functions run in this process: only firebase-tools can die alone.
    const tools = await others.join(functions, closers);
    joined = true;
    const environment = clientEnvironment(HOST, ports, project.projectId);
    await state.undoInterruptedImport(show);
    // The hub belongs to firebase-tools: without it, libraries that use its address first would find nothing there.
    if (tools === null) delete environment['FIREBASE_EMULATOR_HUB'];
    return {
      projectId: project.projectId,
      ports,
      environment,
      withoutTriggers: pausingTriggers(functions),
      exportTo: state.exportTo,
      importFrom: state.importFrom,
      ...suiteEnd(closers, tools?.ended ?? new Promise(() => undefined)),
    };
  } catch (error) {
    // The caller closes the other parts.
    if (!joined) await others.abandon();
    throw error;
  }
}

function usedPorts(services: readonly ServiceName[]): PortName[] {
  const shared: PortName[] = ['firestore', 'storage', 'control'];
  if (services.some((service) => service !== 'firestore')) shared.push('hub', 'logging');
  // firebase-tools starts these two together with the functions.
  if (services.includes('functions')) shared.push('eventarc', 'tasks');
  return [...new Set([...shared, ...services])];
}
