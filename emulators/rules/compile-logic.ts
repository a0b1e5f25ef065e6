import type { Compile, Evaluator } from './compiled.ts';
import { Fault, type Outcome } from './outcome.ts';
import { isSymbolic, UNKNOWN } from './symbols.ts';
import type { Expression, Span } from './syntax.ts';
import { typeName } from './value-types.ts';

type Node<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;

/** Returns the outcome as a condition: a bool, an error, or unknown. */
export function asBool(outcome: Outcome, span: Span): Outcome {
  if (typeof outcome === 'boolean' || outcome instanceof Fault) return outcome;
  if (isSymbolic(outcome)) return UNKNOWN;
  return new Fault(`Type error. Received: [${typeName(outcome)}] Expected: [bool].`, span);
}

/**
 * `&&` and `||` take the value of the deciding operand: false (or true) on one side absorbs an error on the other, in
 * both orders. The right side is not evaluated when the left one decides.
 */
export function compileLogical(node: Node<'logical'>, compile: Compile): Evaluator {
  const left = compile(node.left, true);
  const right = compile(node.right, true);
  const leftSpan = node.left.span;
  const rightSpan = node.right.span;
  const deciding = node.operator === '||';
  return (run, locals) => {
    const first = left(run, locals);
    if (first === deciding) return deciding;
    const second = right(run, locals);
    if (second === deciding) return deciding;
    return first === !deciding ? asBool(second, rightSpan) : asBool(first, leftSpan);
  };
}

export function compileNot(node: Node<'not'>, compile: Compile): Evaluator {
  const operand = compile(node.operand, true);
  const { span } = node.operand;
  return (run, locals) => {
    const outcome = asBool(operand(run, locals), span);
    return typeof outcome === 'boolean' ? !outcome : outcome;
  };
}

export function compileConditional(node: Node<'conditional'>, compile: Compile): Evaluator {
  const condition = compile(node.condition, true);
  const whenTrue = compile(node.whenTrue);
  const whenFalse = compile(node.whenFalse);
  const { span } = node.condition;
  return (run, locals) => {
    const outcome = asBool(condition(run, locals), span);
    if (outcome === true) return whenTrue(run, locals);
    return outcome === false ? whenFalse(run, locals) : outcome;
  };
}
