import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { choosePorts } from './ports.ts';
import { chooseTestPorts } from './test-ports.ts';

it('moves on by a thousand while a port is taken, unless an offset was asked for', async () => {
  // Above all other ports of this test's neighbours, so that only this test takes them.
  const base = { ENCLOS_AUTH_PORT: '35099' };
  const first = choosePorts(base, 10_000);
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(first.auth, '127.0.0.1', resolve));
  try {
    expect((await chooseTestPorts(base)).auth).toBeGreaterThan(first.auth);
    expect((await chooseTestPorts({ ...base, ENCLOS_PORT_OFFSET: '10000' })).auth).toBe(first.auth);
  } finally {
    taken.close();
  }
});

it('looks elsewhere for each of several suites that start at the same time', async () => {
  const base = { ENCLOS_AUTH_PORT: '34099' };
  const beside = async (environment: Record<string, string>) => {
    const suites = ['0', '1', '2'].map((ENCLOS_SUITES_BESIDE) =>
      chooseTestPorts({ ...base, ...environment, ENCLOS_SUITES_BESIDE }),
    );
    return (await Promise.all(suites)).map(({ auth }) => auth - 34_099);
  };
  expect(new Set(await beside({})).size).toBe(3);
  expect(await beside({ ENCLOS_PORT_OFFSET: '20000' })).toEqual([20_000, 21_000, 22_000]);
});
