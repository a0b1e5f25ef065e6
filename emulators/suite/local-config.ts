import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ports } from './ports.ts';
import type { FirebaseConfig, HostingConfig } from './project-files.ts';

/** The directives from which a browser loads data or files: only to these may the local Firebase be added. */
const widenedDirectives = ['connect-src', 'img-src', 'media-src'];

/**
 * firebase.json with the ports of this run, and with a content security policy that lets a hosted page reach them.
 * firebase-tools reads ports from its configuration only.
 */
export function localConfig(config: FirebaseConfig, host: string, ports: Ports): FirebaseConfig {
  const at = (port: number) => ({ host, port });
  const emulators = {
    auth: at(ports.auth),
    firestore: at(ports.firestore),
    functions: at(ports.functions),
    storage: at(ports.storage),
    hosting: at(ports.hosting),
    hub: at(ports.hub),
    logging: at(ports.logging),
    eventarc: at(ports.eventarc),
    tasks: at(ports.tasks),
    ui: { enabled: false },
    singleProjectMode: true,
  };
  const addresses = [ports.auth, ports.firestore, ports.functions, ports.storage].map(
    (port) => `http://${host}:${port}`,
  );
  return {
    ...config,
    emulators,
    ...(config.hosting === undefined ? {} : { hosting: withLocalAddresses(config.hosting, addresses) }),
  };
}

/** Adds addresses to the directives of a content security policy that fetch data. */
export function widenPolicy(policy: string, addresses: readonly string[]): string {
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .map((directive) => {
      const [name] = directive.split(' ', 1);
      return widenedDirectives.includes(name ?? '') ? `${directive} ${addresses.join(' ')}` : directive;
    })
    .join('; ');
}

/**
 * Writes the configuration beside firebase.json, because firebase-tools resolves every path from its folder. Its name
 * contains a port, so that two suites never share the file.
 */
export async function writeLocalConfig(
  root: string,
  config: FirebaseConfig,
  ports: Ports,
): Promise<{ path: string; remove(): Promise<void> }> {
  const path = join(root, ports.hub === 4400 ? 'firebase.local.json' : `firebase.local-${ports.hub}.json`);
  await writeFile(path, `${JSON.stringify(config, null, 2)}\n`);
  return { path, remove: () => rm(path, { force: true }) };
}

function withLocalAddresses(hosting: HostingConfig, addresses: readonly string[]): HostingConfig {
  if (hosting.headers === undefined) return hosting;
  const headers = hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) =>
      header.key.toLowerCase() === 'content-security-policy'
        ? { ...header, value: widenPolicy(header.value, addresses) }
        : header,
    ),
  }));
  return { ...hosting, headers };
}
