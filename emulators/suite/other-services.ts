import { join } from 'node:path';
import type { Closers } from './closers.ts';
import { keepAccounts, keptAccountsIn } from './firebase-tools/kept-accounts.ts';
import { startTools, type ToolsProcess } from './firebase-tools/tools-process.ts';
import { functionsEnvironment } from './functions/functions-environment.ts';
import type { SuiteFunctions } from './functions/suite-functions.ts';
import { localConfig, writeLocalConfig } from './local-config.ts';
import { HOST } from './ports.ts';
import type { ProjectFiles } from './project-files.ts';
import type { SuiteOptions } from './suite-options.ts';

/** The services that firebase-tools runs, while they start. */
export type OtherServices = {
  /**
   * Waits until all of them are ready, connects the functions and registers the closers in order; null without
   * services.
   */
  join(functions: SuiteFunctions | null, closers: Closers): Promise<ToolsProcess | null>;
  /** Stops them when the rest of the suite could not be started. */
  abandon(): Promise<void>;
};

/**
 * Starts firebase-tools in a separate process without waiting for it: that takes seconds, in which Firestore reads its
 * journal.
 */
export async function beginOtherServices(options: SuiteOptions, project: ProjectFiles): Promise<OtherServices> {
  const { root, ports, services, dataFolder, logFolder, show } = options;
  const emulators = services.filter((service) => service !== 'firestore');
  if (emulators.length === 0) return { join: async () => null, abandon: async () => undefined };
  const accountsFolder = dataFolder !== null && services.includes('auth') ? join(dataFolder, 'auth') : null;
  const importFolder = accountsFolder === null ? null : await keptAccountsIn(accountsFolder, show);
  const localFile = await writeLocalConfig(root, localConfig(project.config, HOST, ports), ports);
  const abandoned = Promise.withResolvers<void>();
  let reload: (() => Promise<void>) | null = null;
  const starting = startTools({
    configPath: localFile.path,
    projectId: project.projectId,
    emulators,
    importFolder,
    exportFolder: null,
    stopPatienceMs: 2000,
    logFolder,
    environment: await functionsEnvironment(options, project.projectId),
    keptAuthPort: accountsFolder === null ? null : ports.auth,
    cancelled: Promise.race([options.cancelled, abandoned.promise]),
    show,
    onFunctionsLoaded: () => reload?.(),
  });
  // `join` reports its failure; `abandon` ignores it.
  starting.catch(() => undefined);

  return {
    async join(functions, closers) {
      // Added before firebase-tools, so closed after it: the last log lines are still shown.
      if (functions !== null) closers.add('the log stream', () => functions.stopLogs());
      closers.add('the derived configuration', () => localFile.remove());
      const tools = await starting;
      closers.add('firebase-tools', () => tools.stop());
      if (accountsFolder !== null) {
        const kept = await keepAccounts(accountsFolder, `http://${HOST}:${ports.auth}`, project.projectId, show);
        tools.acknowledgeWhenKept(() => kept.saveNow());
        closers.add('the copy of the accounts', () => kept.stop());
      }
      if (functions !== null) {
        reload = () => functions.reload();
        await functions.reload();
        closers.add('the delivery to functions', () => functions.stopDelivery());
      }
      return tools;
    },
    async abandon() {
      abandoned.resolve();
      const tools = await starting.catch(() => null);
      await tools?.stop();
      await localFile.remove();
    },
  };
}
