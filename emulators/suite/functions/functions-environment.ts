import { clientEnvironment } from '../client-environment.ts';
import { HOST } from '../ports.ts';
import type { SuiteOptions } from '../suite-options.ts';
import { writeSigningKey } from './signing-key.ts';

/** The variables of the process that runs functions: where the suite is, and a key to sign addresses of files with. */
export async function functionsEnvironment(
  { ports, services, dataFolder, logFolder }: Pick<SuiteOptions, 'ports' | 'services' | 'dataFolder' | 'logFolder'>,
  projectId: string,
): Promise<Record<string, string>> {
  const environment = clientEnvironment(HOST, ports, projectId);
  if (!services.includes('functions')) return environment;
  return { ...environment, GOOGLE_APPLICATION_CREDENTIALS: await writeSigningKey(dataFolder ?? logFolder, projectId) };
}
