import { compileIndex, compileMember, compileSlice } from './compile-access.ts';
import { compileCall, compileMethod } from './compile-calls.ts';
import { compileConditional, compileLogical, compileNot } from './compile-logic.ts';
import { compileList, compileMap, compilePath } from './compile-literals.ts';
import {
  compileArithmetic,
  compileEquality,
  compileIn,
  compileIs,
  compileNegate,
  compileOrdering,
} from './compile-operators.ts';
import type { Compile, Evaluator, Surroundings } from './compiled.ts';
import { Fault, type Outcome } from './outcome.ts';
import type { Expression, Span } from './syntax.ts';
import type { Trace } from './trace.ts';

const COVERED: ReadonlySet<Expression['kind']> = new Set([
  'not',
  'ordering',
  'equality',
  'in',
  'is',
  'logical',
  'conditional',
  'call',
  'method',
] as const);

/**
 * Returns an expression as a function. `covered` asks for coverage also where the kind does not suggest a bool,
 * as for the operands of `&&`.
 */
export function compileExpression(expression: Expression, around: Surroundings, covered: boolean): Evaluator {
  const constant = constantOf(expression);
  if (constant !== undefined) {
    return (run) => {
      run.spendLiteral();
      return constant;
    };
  }
  const evaluate = compileNode(expression, around);
  const { span } = expression;
  if (!covered && !COVERED.has(expression.kind)) {
    return (run, locals) => {
      run.spend(span);
      return run.watching.trace ? traced(run.watching.trace, span, () => evaluate(run, locals)) : evaluate(run, locals);
    };
  }
  const { coverage } = around;
  const slot = coverage.register(span);
  return (run, locals) => {
    run.spend(span);
    const { trace, counted } = run.watching;
    const outcome = trace ? traced(trace, span, () => evaluate(run, locals)) : evaluate(run, locals);
    if (counted) coverage.count(slot, outcome);
    return outcome;
  };
}

function traced(trace: Trace, span: Span, evaluate: () => Outcome): Outcome {
  trace.begin(span);
  const outcome = evaluate();
  trace.end(outcome);
  return outcome;
}

function constantOf(expression: Expression): Outcome | undefined {
  switch (expression.kind) {
    case 'null':
      return null;
    case 'bool':
    case 'int':
    case 'float':
    case 'string':
    case 'bytes':
      return expression.value;
    default:
      return undefined;
  }
}

function compileNode(node: Expression, around: Surroundings): Evaluator {
  const compile: Compile = (inner, covered = false) => compileExpression(inner, around, covered);
  switch (node.kind) {
    case 'variable':
      return compileVariable(node, around);
    case 'list':
      return compileList(node, compile);
    case 'map':
      return compileMap(node, compile);
    case 'path':
      return compilePath(node, compile);
    case 'member':
      return compileMember(node, compile);
    case 'index':
      return compileIndex(node, compile);
    case 'slice':
      return compileSlice(node, compile);
    case 'call':
      return compileCall(node, around, compile);
    case 'method':
      return compileMethod(node, around, compile);
    case 'not':
      return compileNot(node, compile);
    case 'negate':
      return compileNegate(node, compile);
    case 'arithmetic':
      return compileArithmetic(node, compile);
    case 'ordering':
      return compileOrdering(node, compile);
    case 'equality':
      return compileEquality(node, compile);
    case 'in':
      return compileIn(node, compile);
    case 'is':
      return compileIs(node, compile);
    case 'logical':
      return compileLogical(node, compile);
    case 'conditional':
      return compileConditional(node, compile);
    default:
      throw new Error(`a ${node.kind} is a constant`);
  }
}

/** Returns where a name is read from: the function's own values, then wildcards, then request and resource. */
function compileVariable(node: Extract<Expression, { kind: 'variable' }>, around: Surroundings): Evaluator {
  const { name, span } = node;
  const local = around.locals.get(name);
  if (local !== undefined) return (_run, locals) => locals[local] as Outcome;
  const wildcard = around.wildcards.lastIndexOf(name);
  if (wildcard !== -1) return (run) => run.captures[wildcard] as Outcome;
  if (name === 'request') return (run) => run.request;
  if (name === 'resource') return (run) => run.resource;
  const fault = new Fault(`Variable not found error: Name: [${name}].`, span);
  return () => fault;
}
