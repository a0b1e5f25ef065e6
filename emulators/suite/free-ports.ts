import { createServer } from 'node:net';
import { OFFSET_VARIABLE, PORT_SETTINGS, type PortName, type Ports } from './ports.ts';
import { SuiteProblem } from './suite-problem.ts';

/** Throws a one-line problem that names the first busy port and how to move it. */
export async function requireFreePorts(host: string, ports: Ports, names: readonly PortName[]): Promise<void> {
  const busy = await Promise.all(names.map(async (name) => ((await isFree(host, ports[name])) ? null : name)));
  const name = busy.find((found) => found !== null);
  if (name === undefined || name === null) return;
  const { title, variable } = PORT_SETTINGS[name];
  throw new SuiteProblem(
    `Port ${ports[name]} (${title}) is in use: stop what uses it, or set ${variable} to another port ` +
      `(${OFFSET_VARIABLE} moves all of them).`,
  );
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
