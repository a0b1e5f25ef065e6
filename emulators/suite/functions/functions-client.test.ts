import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createFunctionsClient, type FunctionsClient } from './functions-client.ts';
import { createThrownNotes } from './thrown-notes.ts';
import type { LoadedFunction } from './loaded-functions.ts';

const target: LoadedFunction = {
  id: 'r-f',
  name: 'f',
  region: 'r',
  timeoutSeconds: 1,
  retries: false,
  kind: { on: 'other' },
};

/** Responses of a stand-in for the functions emulator, by the last part of the address. */
let answers: Record<string, { status: number; text: string }>;
let asked: string[];
let server: Server;
let client: FunctionsClient;

beforeAll(async () => {
  server = createServer((request, response) => {
    const key = request.url?.split('/').at(-1) ?? '';
    asked.push(key);
    const valid = Object.keys(answers).join(', ');
    const { status, text } = answers[key] ?? {
      status: 404,
      text: `Function ${key} does not exist, valid functions are: ${valid}`,
    };
    response.writeHead(status).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  answers = {};
  client = createFunctionsClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'demo-a');
});

const call = () => client.call(target, '{}', {});

it('posts to the trigger address', async () => {
  answers['r-f-0'] = { status: 200, text: '' };
  expect(await call()).toEqual({ outcome: 'done' });
  expect(asked).toEqual(['r-f-0']);
});

it('distinguishes a function that threw from one whose process died', async () => {
  answers['r-f-0'] = { status: 500, text: 'no' };
  expect(await call()).toEqual({ outcome: 'failed', reason: 'answer 500' });
  answers['r-f-0'] = { status: 500, text: '{"code":"ECONNRESET"}' };
  expect(await call()).toEqual({ outcome: 'unreachable', reason: 'answer 500', died: true });
});

it('recognises a function that ended its process by throwing', async () => {
  const thrown = createThrownNotes();
  const { port } = server.address() as AddressInfo;
  client = createFunctionsClient(`http://127.0.0.1:${port}`, 'demo-a', async () => new Set(), thrown);
  answers['r-f-0'] = { status: 500, text: '{"code":"ECONNRESET"}' };
  const outcome = call();
  thrown.note('r-f');
  expect(await outcome).toEqual({ outcome: 'failed', reason: 'answer 500' });
});

it('finds the new address after triggers were switched off and on', async () => {
  answers = { 'r-f-0': { status: 204, text: '' }, 'r-f-1': { status: 200, text: '' } };
  expect(await call()).toEqual({ outcome: 'done' });
  expect(await call()).toEqual({ outcome: 'done' });
  expect(asked).toEqual(['r-f-0', 'r-f-unknown', 'r-f-1', 'r-f-1']);
});

it('drops the event while triggers are switched off', async () => {
  answers['r-f-0'] = { status: 204, text: '' };
  expect(await call()).toEqual({ outcome: 'done' });
  expect(asked).toEqual(['r-f-0', 'r-f-unknown']);
});

it('does not reach a function that is not loaded', async () => {
  expect(await call()).toEqual({ outcome: 'unreachable', reason: 'f is not loaded' });
});
