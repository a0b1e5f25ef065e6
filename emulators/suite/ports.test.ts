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
    expect(() => choosePorts({ ENCLOS_HOSTING_PORT: '8080' })).toThrow(
      'Port 8080 is given to both Firestore and hosting: change ENCLOS_FIRESTORE_PORT or ENCLOS_HOSTING_PORT.',
    );
  });

  it.each([
    ['0', 'Port 0 of the app does not exist'],
    ['1', 'Port 1 of the app is one that browsers refuse to call'],
    ['65536', 'Port 65536 of the app does not exist'],
    ['6000', 'Port 6000 of the app is one that browsers refuse to call'],
  ])('the app on port %s: %s', (port, message) => {
    expect(() => choosePorts({ ENCLOS_APP_PORT: port })).toThrow(
      `${message}: change ENCLOS_APP_PORT or ENCLOS_PORT_OFFSET.`,
    );
  });

  it.each([2, 5999, 6001, 65_535])('the app on port %i is accepted', (port) => {
    expect(choosePorts({ ENCLOS_APP_PORT: String(port) }).app).toBe(port);
  });

  it('an offset that moves a service to a port that browsers refuse is refused with the service and its variable', () => {
    expect(() => choosePorts({ ENCLOS_PORT_OFFSET: '2000' })).toThrow(
      'Port 10080 of Firestore is one that browsers refuse to call: change ENCLOS_FIRESTORE_PORT or ENCLOS_PORT_OFFSET.',
    );
    expect(choosePorts({ ENCLOS_PORT_OFFSET: '2000', ENCLOS_FIRESTORE_PORT: '8081' }).firestore).toBe(10_081);
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
