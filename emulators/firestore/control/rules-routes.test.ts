import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBackend } from '../backend.ts';
import type { Backend } from '../contract.ts';
import { startFirestore } from '../server.ts';

const source = `rules_version = '2';
service cloud.firestore {
  match /databases/{d}/documents/notes/{id} { allow get: if id == 'open' || id == 'free'; }
}`;

describe('the control interface of the rules', () => {
  let backend: Backend;
  let server: Awaited<ReturnType<typeof startFirestore>>;
  beforeAll(async () => {
    backend = createBackend({ dataFolder: null, rules: { fileName: 'firestore.rules', source } });
    server = await startFirestore({ host: '127.0.0.1', port: 0, backend, log: () => undefined });
  });
  afterAll(async () => {
    await server.close();
    await backend.close();
  });

  const call = async (verb: string, path: string, body?: unknown) => {
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      method: verb,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, text, json: () => JSON.parse(text) as Record<string, unknown> };
  };
  const read = (project: string, id: string) =>
    call('GET', `/v1/projects/${project}/databases/(default)/documents/notes/${id}`);

  it("reports the coverage in the official emulator's format, with nested expressions", async () => {
    await read('p-report', 'shut');
    const { rules, report } = (await call('GET', '/emulator/v1/projects/p-report:ruleCoverage')).json();
    expect(rules).toEqual({ files: [{ name: 'firestore.rules', content: source }] });
    const part = (column: number, currentOffset: number, length: number) => ({
      sourcePosition: { line: 3, column, currentOffset, endOffset: currentOffset + length - 1 },
      values: [{ value: { boolValue: false }, count: 1 }],
    });
    const [whole, left, right] = ["id == 'open' || id == 'free'", "id == 'open'", "id == 'free'"] as const;
    expect(report).toEqual([
      {
        ...part(61, source.indexOf(whole), whole.length),
        children: [part(61, source.indexOf(left), left.length), part(77, source.indexOf(right), right.length)],
      },
    ]);
  });

  it('shows the coverage as a page', async () => {
    const { status, text } = await call('GET', '/emulator/v1/projects/p-report:ruleCoverage.html');
    expect([status, text.startsWith('<!doctype html>'), text.includes('notes/{id}')]).toEqual([200, true, true]);
  });

  it('adds up the projects with the same rules, also of rules since replaced', async () => {
    const files = [{ name: 'firestore.rules', content: `${source}\n` }];
    for (const project of ['p-one', 'p-two']) {
      await call('PUT', `/emulator/v1/projects/${project}:securityRules`, { rules: { files } });
      await read(project, 'shut');
      await call('PUT', `/emulator/v1/projects/${project}:securityRules`, { rules: { files } });
    }
    const merged = (await call('POST', '/emulator/v1/ruleCoverage', { source: `${source}\n` })).json();
    expect((merged['entries'] as { seenFalse: number }[]).map(({ seenFalse }) => seenFalse)).toEqual([2, 2, 2]);
    expect((await call('POST', '/emulator/v1/ruleCoverage', { source: 'other' })).status).toBe(404);
    expect((await call('POST', '/emulator/v1/ruleCoverage', {})).status).toBe(400);
  });

  it('switches the explanation of refusals on and off for one project', async () => {
    const path = '/emulator/v1/projects/p-debug:rulesDebug';
    expect((await call('PUT', path, { enabled: true })).json()).toEqual({ enabled: true, refusals: [] });
    const refused = await read('p-debug', 'shut');
    expect([refused.status, refused.json()['error']]).toEqual([
      403,
      expect.objectContaining({ status: 'PERMISSION_DENIED', message: "\nfalse for 'get' @ L3" }),
    ]);
    const { refusals } = (await call('GET', path)).json();
    expect(refusals).toEqual([
      expect.objectContaining({ method: 'get', uid: null, reason: "false for 'get' @ L3", allowed: false }),
    ]);
    await call('DELETE', path);
    await read('p-debug', 'shut');
    expect((await call('GET', path)).json()).toEqual({ enabled: false, refusals: [] });
    expect((await call('PUT', path, { enabled: 'yes' })).status).toBe(400);
  });
});
