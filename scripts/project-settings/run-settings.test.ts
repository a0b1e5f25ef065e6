import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SettingsAccess, SettingsProblem } from './google-settings.ts';
import { readSettingsOptions, runSettings } from './run-settings.ts';

type Tree = { [key: string]: unknown };

/** Both APIs on one port, as their documentation describes them: masks, missing fields for false, errors as JSON. */
let server: Server;
let config: Tree;
let services: Record<string, string>;
let changes: string[];
/** a field that the server does not take over */
let stubborn: string | null;

beforeEach(async () => {
  config = {
    name: 'projects/enclos-test/config',
    subtype: 'IDENTITY_PLATFORM',
    signIn: { email: { enabled: true }, anonymous: { enabled: true } },
    authorizedDomains: ['localhost', 'enclos-test.web.app'],
  };
  services = {};
  changes = [];
  stubborn = null;
  server = createServer((request, response) => {
    void answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => void server.close(resolve)));

async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
  const url = new URL(request.url ?? '', 'http://127.0.0.1');
  if (request.headers.authorization !== 'Bearer token-of-an-owner')
    return { status: 401, body: { error: { code: 401, message: 'Request had invalid authentication credentials.' } } };
  if (request.headers['x-goog-user-project'] !== 'enclos-test')
    return { status: 403, body: { error: { code: 403, message: 'The quota project is missing.' } } };
  const mask = url.searchParams.get('updateMask')?.split(',') ?? [];
  const body = request.method === 'PATCH' ? ((await bodyOf(request)) as Tree) : null;
  if (url.pathname === '/admin/v2/projects/enclos-test/config') {
    if (body !== null) for (const field of mask) if (field !== stubborn) copyField(body, config, field.split('.'));
    if (body !== null) changes.push(...mask);
    return { status: 200, body: withoutFalse(config) };
  }
  const service = /^\/v1beta\/projects\/enclos-test\/services(?:\/(.+))?$/.exec(url.pathname);
  if (service === null) return { status: 404, body: { error: { code: 404, message: `No ${url.pathname}` } } };
  const [, id] = service;
  if (id !== undefined && body !== null) {
    services[id] = String(body['enforcementMode']);
    changes.push(`${id} ${mask.join()}`);
    return { status: 200, body: { name: `projects/123/services/${id}`, enforcementMode: services[id] } };
  }
  const all = Object.entries(services).map(([name, enforcementMode]) => ({
    name: `projects/123/services/${name}`,
    enforcementMode,
  }));
  return { status: 200, body: all.length === 0 ? {} : { services: all } };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString());
}

function copyField(from: Tree, to: Tree, [first = '', ...rest]: readonly string[]): void {
  if (rest.length === 0) to[first] = from[first];
  else copyField((from[first] ?? {}) as Tree, (to[first] ??= {}) as Tree, rest);
}

function withoutFalse(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const kept = Object.entries(value).filter(([, one]) => one !== false);
  return Object.fromEntries(kept.map(([key, one]) => [key, withoutFalse(one)]));
}

function access(token = 'token-of-an-owner'): SettingsAccess {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { project: 'enclos-test', origins: { identity: origin, appCheck: origin }, accessToken: async () => token };
}

async function run(...words: string[]) {
  const lines: string[] = [];
  const options = readSettingsOptions(['--project', 'enclos-test', ...words]);
  return { code: await runSettings(access(), options, (line) => void lines.push(line)), text: lines.join('\n') };
}

describe('the settings of a project', () => {
  it('are compared without a change', async () => {
    const { code, text } = await run();
    expect({ code, changes }).toEqual({ code: 0, changes: [] });
    expect(text).toContain('disabledUserSignup) is not set; wanted is true');
    expect(text).toContain('enclos-test: 8 differences. Nothing was changed');
  });
  it('fail a check while they differ, and change nothing', async () => {
    expect(await run('--check')).toMatchObject({ code: 1 });
    expect(changes).toEqual([]);
  });
  it('are set in one call, and then pass a check', async () => {
    const words = ['--domain', 'enclos.example', '--app-check', 'unenforced'];
    const set = await run('--apply', ...words);
    expect(set).toMatchObject({ code: 0, text: expect.stringContaining('all settings are as wanted now') });
    expect(config).toMatchObject({
      signIn: { email: { enabled: true, passwordRequired: true }, anonymous: { enabled: false } },
      client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      authorizedDomains: ['enclos.example'],
    });
    expect(services).toEqual({
      'firestore.googleapis.com': 'UNENFORCED',
      'firebasestorage.googleapis.com': 'UNENFORCED',
      'identitytoolkit.googleapis.com': 'UNENFORCED',
    });
    expect(await run('--check', ...words)).toMatchObject({ code: 0 });
  });
  it('that are as wanted are not set again', async () => {
    await run('--apply');
    changes = [];
    expect(await run('--apply')).toMatchObject({ code: 0 });
    expect(changes).toEqual([]);
  });
  it('that the service does not take over are told, and fail', async () => {
    stubborn = 'client.permissions.disabledUserSignup';
    const { code, text } = await run('--apply');
    expect(code).toBe(1);
    expect(text).toContain('still: The ban on self-made accounts');
  });
  it('leave domains and App Check as they are unless they are named', async () => {
    services = { 'firestore.googleapis.com': 'UNENFORCED' };
    const { text } = await run('--apply');
    expect(text).toContain('firestore.googleapis.com UNENFORCED, firebasestorage.googleapis.com OFF');
    expect(text).toContain('authorised domains were not compared');
    expect({ services, domains: config['authorizedDomains'] }).toEqual({
      services: { 'firestore.googleapis.com': 'UNENFORCED' },
      domains: ['localhost', 'enclos-test.web.app'],
    });
  });
  it('cannot be read with a wrong token, which is told in the words of the service', async () => {
    const options = readSettingsOptions(['--project', 'enclos-test']);
    await expect(runSettings(access('a wrong one'), options, () => undefined)).rejects.toThrow(
      /answered 401: Request had invalid authentication credentials/,
    );
  });
  it('cannot be read from a service that is away', async () => {
    const away = { ...access(), origins: { identity: 'http://127.0.0.1:9', appCheck: 'http://127.0.0.1:9' } };
    const options = readSettingsOptions(['--project', 'enclos-test']);
    await expect(runSettings(away, options, () => undefined)).rejects.toThrow(/cannot be reached/);
  });
});

describe('the command line', () => {
  it('reads the project, the mode and the choices', () => {
    const words = ['--project', 'enclos-prod', '--check', '--domain', 'a.example', '--domain', 'b.example'];
    expect(readSettingsOptions([...words, '--app-check', 'unenforced'])).toEqual({
      project: 'enclos-prod',
      mode: 'check',
      choices: { domains: ['a.example', 'b.example'], appCheck: 'UNENFORCED' },
    });
  });
  it.each([
    ['no project', []],
    ['a path as a project', ['--project', '../other']],
    ['the local project', ['--project', 'demo-zoo']],
    ['two modes', ['--project', 'enclos-test', '--check', '--apply']],
    ['an unknown option', ['--project', 'enclos-test', '--force']],
    ['an App Check that would shut the app out', ['--project', 'enclos-test', '--app-check', 'enforced']],
    ['an unknown mode of App Check', ['--project', 'enclos-test', '--app-check', 'on']],
  ])('refuses %s', (_what, words) => {
    expect(() => readSettingsOptions(words)).toThrow(SettingsProblem);
  });
});
