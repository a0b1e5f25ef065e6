import { FORBIDDEN_PORTS } from '../firestore/forbidden-ports.ts';
import { SuiteProblem } from './suite-problem.ts';

/** The host of all servers: unreachable from other machines. */
export const HOST = '127.0.0.1';

/** Every port of the suite: its default, and the environment variable that moves it. */
export const PORT_SETTINGS = {
  app: { usual: 5173, variable: 'ENCLOS_APP_PORT', title: 'the app' },
  auth: { usual: 9099, variable: 'ENCLOS_AUTH_PORT', title: 'authentication' },
  firestore: { usual: 8080, variable: 'ENCLOS_FIRESTORE_PORT', title: 'Firestore' },
  functions: { usual: 5001, variable: 'ENCLOS_FUNCTIONS_PORT', title: 'functions' },
  storage: { usual: 9199, variable: 'ENCLOS_STORAGE_PORT', title: 'storage' },
  hosting: { usual: 5000, variable: 'ENCLOS_HOSTING_PORT', title: 'hosting' },
  hub: { usual: 4400, variable: 'ENCLOS_HUB_PORT', title: 'the emulator hub' },
  control: { usual: 4401, variable: 'ENCLOS_CONTROL_PORT', title: 'the control of the suite' },
  logging: { usual: 4500, variable: 'ENCLOS_LOGGING_PORT', title: 'the log stream' },
  eventarc: { usual: 9299, variable: 'ENCLOS_EVENTARC_PORT', title: 'eventarc' },
  tasks: { usual: 9499, variable: 'ENCLOS_TASKS_PORT', title: 'task queues' },
} as const;

/** Moves every port at once: it is added to default and individually set ports. */
export const OFFSET_VARIABLE = 'ENCLOS_PORT_OFFSET';

export type PortName = keyof typeof PORT_SETTINGS;
export type Ports = Readonly<Record<PortName, number>>;
export type Environment = Readonly<Record<string, string | undefined>>;

const portNames = Object.keys(PORT_SETTINGS) as PortName[];

/**
 * Returns the ports to use, from the environment. Throws a SuiteProblem that names the service, the port and the
 * variables for a port that does not exist, that browsers refuse to call, or that two services share.
 * @param usualOffset the offset when the environment sets none
 */
export function choosePorts(environment: Environment, usualOffset = 0): Ports {
  const offset = wholeNumber(environment, OFFSET_VARIABLE) ?? usualOffset;
  const chosen = portNames.map((name) => {
    const { usual, variable, title } = PORT_SETTINGS[name];
    const port = (wholeNumber(environment, variable) ?? usual) + offset;
    const remedy = `change ${variable} or ${OFFSET_VARIABLE}`;
    if (port < 1 || port > 65_535) throw new SuiteProblem(`Port ${port} of ${title} does not exist: ${remedy}.`);
    if (FORBIDDEN_PORTS.has(port))
      throw new SuiteProblem(`Port ${port} of ${title} is one that browsers refuse to call: ${remedy}.`);
    return [name, port] as const;
  });
  refuseSharedPort(chosen);
  return Object.fromEntries(chosen) as Ports;
}

/** The variables that make another process choose exactly these ports. */
export function portVariables(ports: Ports): Record<string, string> {
  const variables = Object.fromEntries(portNames.map((name) => [PORT_SETTINGS[name].variable, String(ports[name])]));
  return { ...variables, [OFFSET_VARIABLE]: '0' };
}

function refuseSharedPort(chosen: readonly (readonly [PortName, number])[]): void {
  const owners = new Map<number, PortName>();
  for (const [name, port] of chosen) {
    const other = owners.get(port);
    if (other !== undefined) {
      throw new SuiteProblem(
        `Port ${port} is given to both ${PORT_SETTINGS[other].title} and ${PORT_SETTINGS[name].title}: ` +
          `change ${PORT_SETTINGS[other].variable} or ${PORT_SETTINGS[name].variable}.`,
      );
    }
    owners.set(port, name);
  }
}

function wholeNumber(environment: Environment, variable: string): number | null {
  const text = environment[variable]?.trim();
  if (text === undefined || text === '') return null;
  if (!/^-?\d+$/.test(text)) throw new SuiteProblem(`${variable} is "${text}", which is not a whole number.`);
  return Number(text);
}
