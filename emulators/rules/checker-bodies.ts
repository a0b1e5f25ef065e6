import { isGlobalFunction, isGlobalVariable, isNamespaceOf, namespaceHas, type ServiceName } from './globals.ts';
import { methodsNamed } from './library/catalogue.ts';
import { templateOf } from './path-templates.ts';
import { findFunction, type Scope } from './scopes.ts';
import type { Report } from './syntax-error.ts';
import type { Expression, FunctionDeclaration } from './syntax.ts';
import { TESTABLE_TYPES } from './value-types.ts';
import { walk } from './walk.ts';

/** Reports unknown names and types. `locals` are the names that a function declares. */
export function checkBody(
  body: Expression,
  scope: Scope,
  locals: readonly string[],
  service: ServiceName,
  report: Report,
): void {
  const isVariable = (name: string) =>
    locals.includes(name) || scope.wildcards.includes(name) || isGlobalVariable(name);
  walk(body, (node) => {
    switch (node.kind) {
      case 'variable':
        if (!isVariable(node.name)) report('WARNING', `Invalid variable name: ${node.name}.`, node.span);
        return true;
      case 'is':
        if (!TESTABLE_TYPES.has(node.type)) report('ERROR', `Invalid type: ${node.type}.`, node.typeSpan);
        return true;
      case 'call':
        checkCall(node, scope, service, report);
        return true;
      case 'method': {
        const namespace = node.target.kind === 'variable' ? node.target.name : null;
        if (namespace !== null && !isVariable(namespace) && isNamespaceOf(namespace, service)) {
          if (!namespaceHas(namespace, node.name)) {
            report('WARNING', `Invalid function name: ${namespace}.${node.name}.`, node.nameSpan);
          }
          for (const argument of node.arguments) checkBody(argument, scope, locals, service, report);
          return false;
        }
        const template = templateOf(node, isVariable);
        if (template) {
          for (const part of [template, ...node.arguments]) checkBody(part, scope, locals, service, report);
          return false;
        }
        if (methodsNamed(node.name).size === 0)
          report('WARNING', `Invalid function name: ${node.name}.`, node.nameSpan);
        return true;
      }
      default:
        return true;
    }
  });
}

function checkCall(
  node: Extract<Expression, { kind: 'call' }>,
  scope: Scope,
  service: ServiceName,
  report: Report,
): void {
  const callee = findFunction(scope, node.name);
  if (!callee) {
    if (!isGlobalFunction(node.name, service)) report('WARNING', `Invalid function name: ${node.name}.`, node.nameSpan);
    return;
  }
  const expected = callee.declaration.parameters.length;
  if (expected !== node.arguments.length) {
    report(
      'WARNING',
      `Function ${node.name} takes ${expected} arguments, not ${node.arguments.length}.`,
      node.nameSpan,
    );
  }
}

/** Returns the names of the functions that a function calls. */
export function calleesOf(declaration: FunctionDeclaration): Set<string> {
  const names = new Set<string>();
  for (const body of [...declaration.lets.map((binding) => binding.value), declaration.result]) {
    walk(body, (node) => {
      if (node.kind === 'call') names.add(node.name);
      return true;
    });
  }
  return names;
}
