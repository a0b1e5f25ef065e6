import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { requireFreePorts } from './free-ports.ts';
import { choosePorts, portVariables } from './ports.ts';

describe('choosing ports', () => {
  it('the default ports are kept when nothing is set', () => {
    expect(choosePorts({})).toMatchObject({
      app: 5173,
      auth: 9099,
      firestore: 8080,
      functions: 5001,
      storage: 9199,
      hosting: 5000,
    });
  });

  it('the offset is added to default and moved ports alike', () => {
    const ports = choosePorts({ ENCLOS_PORT_OFFSET: '100', ENCLOS_AUTH_PORT: '7000' }, 10_000);
    expect(ports).toMatchObject({ auth: 7100, firestore: 8180, control: 4501 });
  });

  it('a process with the same variables chooses the same ports', () => {
    const ports = choosePorts({}, 10_000);
    expect(choosePorts(portVariables(ports), 999)).toEqual(ports);
  });

  it("an invalid value is refused with the variable's name", () => {
    expect(() => choosePorts({ ENCLOS_HUB_PORT: 'hub' })).toThrow(
      'ENCLOS_HUB_PORT is "hub", which is not a whole number.',
    );
    expect(() => choosePorts({ ENCLOS_PORT_OFFSET: '60000' })).toThrow(/does not exist/);
    expect(() => choosePorts({ ENCLOS_HOSTING_PORT: '8080' })).toThrow(
      'Port 8080 is given to both Firestore and hosting: change ENCLOS_FIRESTORE_PORT or ENCLOS_HOSTING_PORT.',
    );
  });
});

describe('requiring free ports', () => {
  it('a busy port is reported with the variable that moves it', async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
    });
    const ports = { ...choosePorts({}), tasks: port };
    await expect(requireFreePorts('127.0.0.1', ports, ['tasks'])).rejects.toThrow(
      `Port ${port} (task queues) is in use: stop what uses it, or set ENCLOS_TASKS_PORT to another port`,
    );
    await new Promise((resolve) => server.close(resolve));
    await expect(requireFreePorts('127.0.0.1', ports, ['tasks'])).resolves.toBeUndefined();
  });
});
