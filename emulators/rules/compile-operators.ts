import { calculate, negate } from './arithmetic.ts';
import type { Compile, Evaluator } from './compiled.ts';
import { valuesEqual } from './equality.ts';
import { listHolds } from './library/lists.ts';
import { setHolds } from './library/sets.ts';
import { RulesSet, type RulesValue } from './contract.ts';
import { compareValues, holds } from './ordering.ts';
import { Fault, type Outcome } from './outcome.ts';
import { Problem } from './problem.ts';
import { provesEquality, provesMembership, provesOrdering, provesType, type Verdict } from './query-proof.ts';
import { isSymbolic, UNKNOWN } from './symbols.ts';
import type { Expression, OrderingOperator, Span } from './syntax.ts';
import { isList, isMap, isOfType, typeName } from './value-types.ts';

type Node<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;

/** Returns a library's result as an outcome at this place. */
export function placed(answer: RulesValue | Problem, span: Span): Outcome {
  return answer instanceof Problem ? new Fault(answer.message, span) : answer;
}

/** Returns a certain verdict, or UNKNOWN when the results of a query may differ. */
function proven(verdict: Verdict): Outcome {
  return verdict ?? UNKNOWN;
}

export function compileArithmetic(node: Node<'arithmetic'>, compile: Compile): Evaluator {
  const { operator, operatorSpan } = node;
  return binary(
    node,
    compile,
    () => UNKNOWN,
    (left, right) => placed(calculate(operator, left, right), operatorSpan),
  );
}

export function compileNegate(node: Node<'negate'>, compile: Compile): Evaluator {
  const operand = compile(node.operand);
  return (run, locals) => {
    const value = operand(run, locals);
    if (value instanceof Fault) return value;
    return isSymbolic(value) ? UNKNOWN : placed(negate(value), node.span);
  };
}

export function compileEquality(node: Node<'equality'>, compile: Compile): Evaluator {
  const wanted = node.operator === '==';
  return binary(
    node,
    compile,
    (left, right) => {
      const verdict = provesEquality(left, right);
      return proven(verdict === null ? null : verdict === wanted);
    },
    (left, right) => valuesEqual(left, right) === wanted,
  );
}

export function compileOrdering(node: Node<'ordering'>, compile: Compile): Evaluator {
  const { operator, operatorSpan } = node;
  return binary(
    node,
    compile,
    (left, right) => proven(provesOrdering(operator, left, right)),
    (left, right) => {
      const order = compareValues(left, right);
      return order === null ? new Fault(unordered(operator, left, right), operatorSpan) : holds(operator, order);
    },
  );
}

function unordered(operator: OrderingOperator, left: RulesValue, right: RulesValue): string {
  const types = ['string', 'bytes', 'int', 'float', 'duration', 'timestamp'];
  const expected = types.map((type) => `${type} ${operator} ${type}`).join(', ');
  const received = `${typeName(left)} ${operator} ${typeName(right)}`;
  return `Unsupported operation error. Received: ${received}. Expected: ${expected}.`;
}

export function compileIn(node: Node<'in'>, compile: Compile): Evaluator {
  const { operatorSpan } = node;
  return binary(
    node,
    compile,
    (element, container) => proven(provesMembership(element, container)),
    (element, container) => {
      if (isList(container)) return listHolds(container, element);
      if (container instanceof RulesSet) return setHolds(container, element);
      if (container === null) return new Fault('Null value error.', node.right.span);
      if (!isMap(container)) return new Fault('Function not found error: Name: [in].', operatorSpan);
      if (typeof element === 'string') return container.has(element);
      const received = `map.in(${typeName(element)})`;
      return new Fault(`Unsupported operation error. Received: ${received}. Expected: map.in(string).`, operatorSpan);
    },
  );
}

export function compileIs(node: Node<'is'>, compile: Compile): Evaluator {
  const operand = compile(node.left);
  const { type } = node;
  return (run, locals) => {
    const value = operand(run, locals);
    if (value instanceof Fault) return value;
    return isSymbolic(value) ? proven(provesType(value, type)) : isOfType(value, type);
  };
}

/** Evaluates both operands; an error in one is the result. `open` decides when a query leaves one unknown. */
function binary(
  node: { readonly left: Expression; readonly right: Expression },
  compile: Compile,
  open: (left: Outcome, right: Outcome) => Outcome,
  combine: (left: RulesValue, right: RulesValue) => Outcome,
): Evaluator {
  const left = compile(node.left);
  const right = compile(node.right);
  return (run, locals) => {
    const first = left(run, locals);
    if (first instanceof Fault) return first;
    const second = right(run, locals);
    if (second instanceof Fault) return second;
    return isSymbolic(first) || isSymbolic(second) ? open(first, second) : combine(first, second);
  };
}
