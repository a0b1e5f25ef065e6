import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { choosePorts } from './ports.ts';
import { chooseTestPorts } from './test-ports.ts';

it('a busy port moves all ports by a thousand, unless an offset is set', async () => {
  // Above the ports of tests that run at the same time, so that only this test uses them.
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

it('several suites that start at the same time choose different ports', async () => {
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
