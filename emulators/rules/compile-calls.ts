import type { Compile, Evaluator, Surroundings } from './compiled.ts';
import { compileDocumentFunction } from './compile-documents.ts';
import { placed } from './compile-operators.ts';
import type { RulesValue } from './contract.ts';
import { isDocumentFunction, isGlobalVariable, isNamespaceOf } from './globals.ts';
import { conversion, methodsNamed, namespaceFunction } from './library/catalogue.ts';
import type { Operation } from './library/operation.ts';
import { Fault, type Outcome } from './outcome.ts';
import { templateOf } from './path-templates.ts';
import { symbolicGet } from './query-proof.ts';
import { isSymbolic, UNKNOWN } from './symbols.ts';
import type { Expression, Span } from './syntax.ts';
import { outcomeText } from './value-text.ts';
import { typeName } from './value-types.ts';
import { noteDebug } from './watching.ts';

type Node<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;

/** `name(…)`: a function of the rules text hides one of the library. */
export function compileCall(node: Node<'call'>, around: Surroundings, compile: Compile): Evaluator {
  const { name, span } = node;
  const declared = around.functionNamed(name);
  const args = node.arguments.map((argument) => compile(argument));
  if (declared) {
    if (declared.parameters !== args.length) {
      const message = `Incorrect number of arguments. Received: ${args.length}. Expected: ${declared.parameters}.`;
      return always(new Fault(message, span));
    }
    // a failing argument fails the call only where the function reads it
    return (run, locals) =>
      declared.call(
        run,
        args.map((argument) => argument(run, locals)),
        span,
      );
  }
  if (isDocumentFunction(name) && around.service === 'cloud.firestore') {
    return compileDocumentFunction(name, args, span);
  }
  const [first] = args;
  if (name === 'debug' && first && args.length === 1) return compileDebug(first, span);
  return compileOperation(conversion(name), name, args, span);
}

/** `target.name(…)`: a function of a namespace, or a method of the target. */
export function compileMethod(node: Node<'method'>, around: Surroundings, compile: Compile): Evaluator {
  const { name, nameSpan, span } = node;
  const namespace = namespaceOf(node.target, around);
  const args = node.arguments.map((argument) => compile(argument));
  if (namespace === 'firestore') {
    const known = name === 'get' || name === 'exists';
    return known ? compileDocumentFunction(name, args, span) : notFound(`firestore.${name}`, span);
  }
  if (namespace !== null) {
    return compileOperation(namespaceFunction(namespace, name), `${namespace}.${name}`, args, span, nameSpan);
  }
  const target = compile(templateOf(node, (variable) => isDeclared(variable, around)) ?? node.target);
  const methods = methodsNamed(name);
  return (run, locals) => {
    const receiver = target(run, locals);
    if (receiver instanceof Fault) return receiver;
    const values = evaluateAll(args, run, locals);
    if (values instanceof Fault) return values;
    if (isSymbolic(receiver)) return name === 'get' ? symbolicGet(receiver, values[0] as Outcome) : UNKNOWN;
    if (receiver === null) return new Fault('Null value error.', span);
    const method = methods.get(typeName(receiver));
    if (!method) return new Fault(`Function not found error: Name: [${name}].`, span);
    return values.some(isSymbolic) ? UNKNOWN : placed(method.apply(receiver, values as RulesValue[]), nameSpan);
  };
}

function namespaceOf(target: Expression, around: Surroundings): string | null {
  if (target.kind !== 'variable') return null;
  const { name } = target;
  return !isDeclared(name, around) && isNamespaceOf(name, around.service) ? name : null;
}

/** debug() returns its argument and writes it to the log. */
function compileDebug(argument: Evaluator, span: Span): Evaluator {
  return (run, locals) => {
    const outcome = argument(run, locals);
    noteDebug(run.watching, `debug at L${span.line}:${span.column}: ${outcomeText(outcome)}`);
    return outcome;
  };
}

function isDeclared(name: string, around: Surroundings): boolean {
  return around.locals.has(name) || around.wildcards.includes(name) || isGlobalVariable(name);
}

function compileOperation(
  operation: Operation | null,
  name: string,
  args: readonly Evaluator[],
  span: Span,
  place: Span = span,
): Evaluator {
  if (!operation) return notFound(name, span);
  return (run, locals) => {
    const values = evaluateAll(args, run, locals);
    if (values instanceof Fault) return values;
    return values.some(isSymbolic) ? UNKNOWN : placed(operation.apply(null, values as RulesValue[]), place);
  };
}

function evaluateAll(args: readonly Evaluator[], run: Parameters<Evaluator>[0], locals: Outcome[]): Outcome[] | Fault {
  const values: Outcome[] = [];
  for (const argument of args) {
    const value = argument(run, locals);
    if (value instanceof Fault) return value;
    values.push(value);
  }
  return values;
}

function notFound(name: string, span: Span): Evaluator {
  return always(new Fault(`Function not found error: Name: [${name}].`, span));
}

function always(fault: Fault): Evaluator {
  return () => fault;
}
