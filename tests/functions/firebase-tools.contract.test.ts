/**
 * Undocumented parts of firebase-tools that the local Firebase uses. When one of these tests fails after an upgrade,
 * check emulators/suite/functions and emulators/suite/firebase-tools.
 */
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { newestGeneration } from '../../emulators/suite/functions/functions-client.ts';
import { readLoadedFunctions, type LoadedFunction } from '../../emulators/suite/functions/loaded-functions.ts';

const origin = `http://${process.env['FUNCTIONS_EMULATOR_HOST'] ?? '127.0.0.1:5001'}`;
const authOrigin = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '127.0.0.1:9099'}`;
const loggingPort = process.env['ENCLOS_LOGGING_PORT'] ?? '4500';
const project = process.env['GCLOUD_PROJECT'] ?? 'demo-zoo';

let functions: LoadedFunction[];

beforeAll(async () => {
  const response = await fetch(`${origin}/backends`);
  if (!response.ok)
    throw new Error('firebase-tools no longer answers GET /backends: triggers and schedules cannot be found.');
  functions = readLoadedFunctions(await response.json());
});

describe('firebase-tools', () => {
  it('lists the functions with region, kind and identifier', () => {
    expect(functions.length, 'GET /backends lists no function').toBeGreaterThan(0);
    for (const { id, name, region } of functions) {
      expect(id, 'the identifier of a function is no longer region-name').toBe(`${region}-${name}`);
    }
  });

  it('refuses an unknown trigger with 404 and the list of valid ones', async () => {
    const response = await fetch(`${origin}/functions/projects/${project}/triggers/nowhere-nothing-0`, {
      method: 'POST',
      body: '{}',
    });
    const text = await response.text();
    expect(response.status, 'the trigger address no longer answers 404 for an unknown function').toBe(404);
    const background = functions.find(({ kind }) => kind.on === 'document' || kind.on === 'schedule');
    if (background === undefined) return;
    expect(
      newestGeneration(text, background.id),
      'the refusal no longer lists the triggers as region-name-generation: the address of triggers has changed',
    ).not.toBeNull();
  });

  it('sends its log as JSON to every client that connects', async () => {
    const first = await new Promise<string>((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${loggingPort}`);
      socket.addEventListener('error', () =>
        reject(new Error('The log stream of firebase-tools no longer accepts WebSockets.')),
      );
      socket.addEventListener('message', (message) => {
        socket.close();
        resolve(String(message.data));
      });
    });
    expect(JSON.parse(first), 'a message of the log stream has lost its level or data').toMatchObject({
      level: expect.any(String),
      data: expect.any(Object),
    });
  });

  it('hands out all accounts to the owner', async () => {
    const address = `${authOrigin}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:batchGet?maxResults=-1`;
    const response = await fetch(address, { headers: { authorization: 'Bearer owner' } });
    expect(response.status, 'the accounts can no longer be read for keeping them between runs').toBe(200);
  });

  it('still lets the Auth emulator compile its checks when they are needed', () => {
    const require = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'));
    // A part of firebase-tools, not of this project: found through it only.
    const place = 'exegesis/lib/options.js';
    const { compileOptions } = require(place) as {
      compileOptions?: (options: object) => Record<string, unknown>;
    };
    expect(
      compileOptions,
      'exegesis/lib/options.js has no compileOptions: the Auth emulator starts ten seconds later',
    ).toBeTypeOf('function');
    expect(compileOptions?.({ lazyCompileValidationSchemas: true })).toMatchObject({
      lazyCompileValidationSchemas: true,
    });
  });
});
