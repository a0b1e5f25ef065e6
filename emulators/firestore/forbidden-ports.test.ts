import { expect, test } from 'vitest';
import { FORBIDDEN_PORTS } from './forbidden-ports.ts';

/** Above the highest forbidden port; all 65,535 take five times as long. */
const LAST_PORT = 11_000;
/** Ends a call that fetch allows before it reaches the network. */
const dispatcher = {
  dispatch() {
    throw new Error('allowed');
  },
};

const reasonOf = ({ cause }: Error) => (cause instanceof Error ? cause.message : null);

test('the forbidden ports are those that the fetch of Node refuses', async () => {
  const refused: number[] = [];
  for (let port = 1; port <= LAST_PORT; port++) {
    const options: RequestInit & { dispatcher: unknown } = { dispatcher };
    // oxlint-disable-next-line no-await-in-loop -- a call ends at once
    const reason = await fetch(`http://127.0.0.1:${port}/`, options).catch(reasonOf);
    if (reason === 'bad port') refused.push(port);
  }
  expect(refused).toEqual([...FORBIDDEN_PORTS]);
});
