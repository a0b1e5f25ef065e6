import { clientEnvironment } from '../client-environment.ts';
import { HOST } from '../ports.ts';
import type { SuiteOptions } from '../suite-options.ts';
import { writeSigningKey } from './signing-key.ts';

/**
 * The environment variables of the functions' process: the addresses of the suite, and a key to sign file URLs with.
 */
export async function functionsEnvironment(
  { ports, services, dataFolder, logFolder }: Pick<SuiteOptions, 'ports' | 'services' | 'dataFolder' | 'logFolder'>,
  projectId: string,
): Promise<Record<string, string>> {
  const environment = clientEnvironment(HOST, ports, projectId);
  if (!services.includes('functions')) return environment;
  return { ...environment, GOOGLE_APPLICATION_CREDENTIALS: await writeSigningKey(dataFolder ?? logFolder, projectId) };
}
