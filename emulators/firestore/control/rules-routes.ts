/** The endpoints of the rules: coverage, and the switch that has refusals explained. */
import { coverageReport } from '../../rules/index.ts';
import type { RulesCoverage } from '../access/rulesets.ts';
import { FirestoreError } from '../contract.ts';
import { coveragePage } from './coverage-page.ts';
import type { ControlAnswer, ControlOptions, ControlRequest, Route } from './route.ts';

const DEBUG = /^\/emulator\/v1\/projects\/([^/:]+):rulesDebug$/;

export const RULES_ROUTES: readonly Route[] = [
  { verb: 'GET', pattern: /^\/emulator\/v1\/projects\/([^/:]+):ruleCoverage$/, handle: coverage },
  { verb: 'GET', pattern: /^\/emulator\/v1\/projects\/([^/:]+):ruleCoverage\.html$/, handle: coverageHtml },
  { verb: 'POST', pattern: /^\/emulator\/v1\/ruleCoverage$/, handle: coverageOfSource },
  { verb: 'GET', pattern: DEBUG, handle: debugState },
  { verb: 'PUT', pattern: DEBUG, handle: switchDebug },
  { verb: 'DELETE', pattern: DEBUG, handle: endDebug },
];

type Names = readonly string[];

function coverage({ backend }: ControlOptions, _: ControlRequest, [project = '']: Names): ControlAnswer {
  return { status: 200, value: withReport(backend.rulesCoverage(project)) };
}

function coverageHtml({ backend }: ControlOptions, _: ControlRequest, [project = '']: Names): ControlAnswer {
  return { status: 200, html: coveragePage(project, backend.rulesCoverage(project)) };
}

/** The coverage of all projects with exactly these rules: each test file has its own project. */
async function coverageOfSource({ backend }: ControlOptions, request: ControlRequest): Promise<ControlAnswer> {
  const { source } = ((await request.body()) ?? {}) as { source?: unknown };
  if (typeof source !== 'string') throw new FirestoreError('INVALID_ARGUMENT', 'The body must be {"source": "…"}.');
  const found = backend.rulesCoverageOf(source);
  if (found === null) throw new FirestoreError('NOT_FOUND', 'No project has rules of this text.');
  return { status: 200, value: withReport(found) };
}

function withReport(found: RulesCoverage) {
  return { ...found, report: coverageReport(found.entries) };
}

function debugState({ backend }: ControlOptions, _: ControlRequest, [project = '']: Names): ControlAnswer {
  return { status: 200, value: backend.rulesDebug(project) };
}

async function switchDebug(
  { backend }: ControlOptions,
  request: ControlRequest,
  [project = '']: Names,
): Promise<ControlAnswer> {
  const { enabled } = ((await request.body()) ?? {}) as { enabled?: unknown };
  if (typeof enabled !== 'boolean') {
    throw new FirestoreError('INVALID_ARGUMENT', 'The body must be {"enabled": true} or {"enabled": false}.');
  }
  backend.setRulesDebug(project, enabled);
  return { status: 200, value: backend.rulesDebug(project) };
}

function endDebug({ backend }: ControlOptions, _: ControlRequest, [project = '']: Names): ControlAnswer {
  backend.setRulesDebug(project, false);
  return { status: 200, value: {} };
}
