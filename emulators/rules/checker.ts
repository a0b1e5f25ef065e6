import { calleesOf, checkBody } from './checker-bodies.ts';
import { checkPatterns } from './checker-patterns.ts';
import type { RulesIssue } from './contract.ts';
import type { ServiceName } from './globals.ts';
import { allowsOf, findFunction, scopesOf, type Scope } from './scopes.ts';
import { issueAt, type Report } from './syntax-error.ts';
import type { AllowMethod, FunctionDeclaration, RulesFile, Span } from './syntax.ts';

const METHODS: ReadonlySet<string> = new Set<AllowMethod>([
  'read',
  'write',
  'get',
  'list',
  'create',
  'update',
  'delete',
]);
const MAX_LETS = 10;
const MAX_PARAMETERS = 7;

/**
 * Returns the issues of a well-formed rules text, in the order of its lines. Errors refuse the text. As at Google, an
 * unknown function or variable is only a warning, and an evaluation error when it is read. Source of the limits:
 * docs/firestore/security/rules-structure.
 */
export function checkRules(file: RulesFile, fileName: string, service: ServiceName): RulesIssue[] {
  const issues: RulesIssue[] = [];
  const report: Report = (severity, description, span) => issues.push(issueAt(fileName, severity, description, span));
  if (file.service.name !== service) {
    report('ERROR', `Invalid service name: ${file.service.name}; expected ${service}.`, file.service.nameSpan);
  }
  if (file.versionSpan === null) {
    report(
      'WARNING',
      'Ruleset uses old version (version [1]). Please update to the latest version (version [2]).',
      START,
    );
  }
  for (const scope of scopesOf(file)) {
    checkFunctions(scope, service, report);
    checkPatterns(scope, file.version, report);
    for (const allow of allowsOf(scope)) {
      for (const method of allow.methods) {
        if (!METHODS.has(method.name)) report('ERROR', `Invalid method: ${method.name}.`, method.span);
      }
      if (allow.condition) checkBody(allow.condition, scope, [], service, report);
    }
  }
  return issues.sort(
    (left, right) =>
      left.sourcePosition.line - right.sourcePosition.line || left.sourcePosition.column - right.sourcePosition.column,
  );
}

const START: Span = { line: 1, column: 1, endLine: 1, endColumn: 1, start: 0, end: 0 };

function checkFunctions(scope: Scope, service: ServiceName, report: Report): void {
  const seen = new Set<string>();
  for (const declaration of scope.declarations) {
    const { name, nameSpan } = declaration;
    if (seen.has(name)) report('ERROR', `Duplicate function name: ${name}.`, nameSpan);
    seen.add(name);
    if (declaration.parameters.length > MAX_PARAMETERS) {
      report('ERROR', `Function ${name} has more than ${MAX_PARAMETERS} parameters.`, nameSpan);
    }
    const excess = declaration.lets[MAX_LETS];
    if (excess) report('ERROR', `Function ${name} has more than ${MAX_LETS} let bindings.`, excess.span);
    if (isRecursive(declaration, scope)) report('ERROR', `Recursive call of function ${name}.`, nameSpan);
    checkFunctionBody(declaration, scope, service, report);
  }
}

function checkFunctionBody(declaration: FunctionDeclaration, scope: Scope, service: ServiceName, report: Report): void {
  const names = declaration.parameters.map((parameter) => parameter.name);
  for (const parameter of declaration.parameters) {
    if (names.indexOf(parameter.name) !== declaration.parameters.indexOf(parameter)) {
      report('ERROR', `Duplicate parameter name: ${parameter.name}.`, parameter.span);
    }
  }
  for (const binding of declaration.lets) {
    checkBody(binding.value, scope, names, service, report);
    names.push(binding.name);
  }
  checkBody(declaration.result, scope, names, service, report);
}

/** Returns whether a function is recursive, directly or through the functions it calls. */
function isRecursive(start: FunctionDeclaration, scope: Scope): boolean {
  const seen = new Set<FunctionDeclaration>();
  const pending = [{ declaration: start, scope }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (const name of calleesOf(next.declaration)) {
      const callee = findFunction(next.scope, name);
      if (!callee) continue;
      if (callee.declaration === start) return true;
      if (seen.has(callee.declaration)) continue;
      seen.add(callee.declaration);
      pending.push(callee);
    }
  }
  return false;
}
