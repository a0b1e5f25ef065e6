import { beforeEach, expect, test } from 'vitest';
import { createBackend } from '../backend.ts';
import type { Backend, CallContext } from '../contract.ts';
import { RECHECK_CLIENT } from './meter.ts';

const ROOT = 'projects/demo/databases/(default)/documents';
const source = `rules_version = '2';
service cloud.firestore {
  match /databases/{d}/documents {
    match /notes/{id} { allow get: if resource.data.owner == request.auth.uid; }
    match /loud/{id} { allow get: if debug(request.auth.uid) == 'bob'; }
  }
}`;

const ada: CallContext = {
  database: 'projects/demo/databases/(default)',
  caller: { kind: 'user', uid: 'ada', token: {} },
  client: 'user:ada',
};
let lines: string[];
let backend: Backend;

function open(debugRules?: boolean): void {
  lines = [];
  const rules = { fileName: 'firestore.rules', source };
  const log = (line: string) => lines.push(line);
  backend = createBackend({ dataFolder: null, rules, log, ...(debugRules === undefined ? {} : { debugRules }) });
}
const get = (path: string, context = ada) => expect(() => backend.getDocument(context, `${ROOT}/${path}`)).toThrow();
const explained = () => lines.filter((line) => line.startsWith('[rules]'));

beforeEach(() => open());

test('refusals are not explained by default', () => {
  get('notes/a');
  expect(explained()).toEqual([]);
  expect(backend.rulesDebug('demo')).toEqual({ enabled: false, refusals: [] });
});

test('the option explains every refusal in the log and keeps it', () => {
  open(true);
  get('notes/a');
  expect(explained()[0]).toContain('refused: get /databases/(default)/documents/notes/a by user ada');
  expect(backend.rulesDebug('demo').refusals).toHaveLength(1);
});

test('explanations can be switched on and off for one project', () => {
  backend.setRulesDebug('demo', true);
  get('notes/a');
  expect(backend.rulesDebug('demo').refusals).toHaveLength(1);
  expect(backend.rulesDebug('other').enabled).toBe(false);
  backend.setRulesDebug('demo', false);
  get('notes/a');
  expect(backend.rulesDebug('demo')).toEqual({ enabled: false, refusals: [] });
});

test('only the latest fifty refusals are kept', () => {
  backend.setRulesDebug('demo', true);
  for (let at = 0; at < 51; at += 1) get(`notes/n${at}`);
  const { refusals } = backend.rulesDebug('demo');
  expect([refusals.length, refusals[0]?.path, refusals.at(-1)?.path]).toEqual([
    50,
    '/databases/(default)/documents/notes/n1',
    '/databases/(default)/documents/notes/n50',
  ]);
});

test('debug() of the language logs its value and has the refusal explained', () => {
  get('loud/a');
  expect(lines).toContain('[rules] debug at L5:38: "ada"');
  expect(explained().join('\n')).toContain("L5:38 debug(request.auth.uid) == 'bob' → false");
});

test("the server's own rechecks are neither counted nor explained", () => {
  open(true);
  get('loud/a', { ...ada, client: RECHECK_CLIENT });
  expect(explained()).toEqual([]);
  const seen = backend.rulesCoverage('demo').entries;
  expect(seen.every(({ seenFalse }) => seenFalse === 0)).toBe(true);
  get('loud/a');
  const again = backend.rulesCoverage('demo').entries;
  expect(again.some(({ seenFalse }) => seenFalse === 1)).toBe(true);
});
