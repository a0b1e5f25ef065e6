/** The endpoints that control the emulator: rules, clearing, triggers, usage, coverage. */
import { FirestoreError } from '../contract.ts';
import type { FaultRule } from '../faults/rule.ts';
import { RECHECK_CLIENT } from '../access/meter.ts';
import type { ControlAnswer, ControlOptions, ControlRequest, Route } from './route.ts';
import { RULES_ROUTES } from './rules-routes.ts';

const FAULTS = /^\/emulator\/v1\/faults$/;

const DONE: ControlAnswer = { status: 200, value: {} };

const ROUTES: readonly Route[] = [
  { verb: 'PUT', pattern: /^\/emulator\/v1\/projects\/([^/:]+):securityRules$/, handle: putRules },
  {
    verb: 'DELETE',
    pattern: /^\/emulator\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents$/,
    handle: clearDocuments,
  },
  { verb: 'POST', pattern: /^\/emulator\/v1\/projects\/([^/:]+):(export|import)$/, handle: transfer },
  { verb: 'POST', pattern: /^\/emulator\/v1\/projects\/([^/]+)\/eventarcTrigger$/, handle: registerEventarc },
  { verb: 'PUT', pattern: /^\/emulator\/v1\/projects\/([^/]+)\/triggers\/([^/]+)$/, handle: registerTrigger },
  { verb: 'DELETE', pattern: /^\/emulator\/v1\/projects\/([^/]+)\/triggers\/([^/]+)$/, handle: unregisterTrigger },
  { verb: 'GET', pattern: /^\/emulator\/v1\/usage$/, handle: usage },
  { verb: 'DELETE', pattern: /^\/emulator\/v1\/usage$/, handle: resetUsage },
  { verb: 'PUT', pattern: FAULTS, handle: putFaults },
  { verb: 'GET', pattern: FAULTS, handle: ({ faults }) => ({ status: 200, value: { faults: faults.list() } }) },
  { verb: 'DELETE', pattern: FAULTS, handle: clearFaults },
  ...RULES_ROUTES,
];

/** Null when the path does not belong to the control interface. */
export async function controlAnswer(options: ControlOptions, request: ControlRequest): Promise<ControlAnswer | null> {
  const matching = ROUTES.filter((route) => route.pattern.test(request.path));
  const route = matching.find(({ verb }) => verb === request.verb);
  if (route === undefined) {
    if (matching.length === 0 && !request.path.startsWith('/emulator/')) return null;
    throw new FirestoreError(
      'NOT_FOUND',
      `${request.verb} ${request.path} is not a method of the emulator's control interface.`,
    );
  }
  const names = (route.pattern.exec(request.path) ?? []).slice(1).map(decoded);
  return route.handle(options, request, names);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    throw new FirestoreError('INVALID_ARGUMENT', `"${name}" is not valid percent-encoding.`);
  }
}

type RulesBody = { rules?: { files?: unknown } };

function rulesFiles(body: unknown): { name: string; content: string }[] {
  const files = (body as RulesBody | null)?.rules?.files;
  const valid =
    Array.isArray(files) &&
    files.length > 0 &&
    files.every((file: { content?: unknown } | null) => typeof file?.content === 'string');
  if (!valid)
    throw new FirestoreError('INVALID_ARGUMENT', 'The body must be {"rules": {"files": [{"name": …, "content": …}]}}.');
  return (files as { name?: unknown; content: string }[]).map(({ name, content }) => ({
    name: typeof name === 'string' && name !== '' ? name : 'firestore.rules',
    content,
  }));
}

async function putRules(
  { backend, hub }: ControlOptions,
  request: ControlRequest,
  [project]: readonly string[],
): Promise<ControlAnswer> {
  const issues = backend.setRules(project ?? null, rulesFiles(await request.body()));
  const errors = issues.filter((issue) => issue.severity === 'ERROR');
  if (errors.length > 0) {
    const lines = errors.map(
      ({ description, sourcePosition: at }) => `${at.fileName}:${at.line}:${at.column} ${description}`,
    );
    const error = { code: 400, status: 'INVALID_ARGUMENT', message: `The rules do not compile. ${lines.join('; ')}` };
    return { status: 400, value: { error, issues } };
  }
  hub.rulesChanged();
  return { status: 200, value: { issues } };
}

function clearDocuments(
  { backend }: ControlOptions,
  _: ControlRequest,
  [project, id]: readonly string[],
): ControlAnswer {
  backend.clear(`projects/${project}/databases/${id}`);
  return DONE;
}

function transfer(_: ControlOptions, __: ControlRequest, [, action]: readonly string[]): ControlAnswer {
  throw new FirestoreError(
    'UNIMPLEMENTED',
    `The local Firestore has no ${action} in the official format; \`npm run ${action} -- <folder>\` does it for the whole state.`,
  );
}

async function registerEventarc(
  { triggers }: ControlOptions,
  request: ControlRequest,
  [project]: readonly string[],
): Promise<ControlAnswer> {
  const key = request.parameters.get('eventarcTriggerId');
  if (key === null || key === '')
    throw new FirestoreError('INVALID_ARGUMENT', 'The parameter eventarcTriggerId is missing.');
  triggers.register({ project: project ?? '', key, generation: 'v2', definition: await request.body() });
  return DONE;
}

async function registerTrigger(
  { triggers }: ControlOptions,
  request: ControlRequest,
  [project, key]: readonly string[],
): Promise<ControlAnswer> {
  triggers.register({ project: project ?? '', key: key ?? '', generation: 'v1', definition: await request.body() });
  return DONE;
}

function unregisterTrigger(
  { triggers }: ControlOptions,
  _: ControlRequest,
  [project, key]: readonly string[],
): ControlAnswer {
  triggers.unregister(project ?? '', key ?? '');
  return DONE;
}

function usage({ backend }: ControlOptions): ControlAnswer {
  const { [RECHECK_CLIENT]: _, ...clients } = backend.usage();
  return { status: 200, value: clients };
}

function resetUsage({ backend }: ControlOptions): ControlAnswer {
  backend.resetUsage();
  return DONE;
}

async function putFaults({ faults }: ControlOptions, request: ControlRequest): Promise<ControlAnswer> {
  const rules = (await request.body()) as { faults?: unknown } | null;
  if (!Array.isArray(rules?.faults)) throw new FirestoreError('INVALID_ARGUMENT', 'The body must be {"faults": […]}.');
  faults.set(rules.faults as FaultRule[]);
  return { status: 200, value: { faults: faults.list() } };
}

function clearFaults({ faults }: ControlOptions): ControlAnswer {
  faults.clear();
  return DONE;
}
