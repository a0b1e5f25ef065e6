import type { Compile, Evaluator } from './compiled.ts';
import { RulesPath, type RulesValue } from './contract.ts';
import { Fault, type Outcome } from './outcome.ts';
import { symbolicMember } from './query-proof.ts';
import { isSymbolic, UNKNOWN } from './symbols.ts';
import type { Expression, Span } from './syntax.ts';
import { isList, isMap, typeName } from './value-types.ts';

type Node<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;

/** `target.name`: maps have properties, paths the names of their bindings; a missing one is an error. */
export function compileMember(node: Node<'member'>, compile: Compile): Evaluator {
  const target = compile(node.target);
  const { name, span } = node;
  return (run, locals) => property(target(run, locals), name, span);
}

function property(target: Outcome, name: string, span: Span): Outcome {
  if (target instanceof Map) {
    const value = (target as ReadonlyMap<string, RulesValue>).get(name);
    return value === undefined ? missing(name, span) : value;
  }
  if (target instanceof Fault) return target;
  if (isSymbolic(target)) return symbolicMember(target, name);
  if (target instanceof RulesPath) return target.bindings.get(name) ?? missing(name, span);
  return target === null ? new Fault('Null value error.', span) : missing(name, span);
}

function missing(name: string, span: Span): Fault {
  return new Fault(`Property ${name} is undefined on object.`, span);
}

export function compileIndex(node: Node<'index'>, compile: Compile): Evaluator {
  const target = compile(node.target);
  const index = compile(node.index);
  const { span } = node;
  return (run, locals) => {
    const container = target(run, locals);
    if (container instanceof Fault) return container;
    const at = index(run, locals);
    if (at instanceof Fault) return at;
    if (typeof at === 'string' && isNamed(container)) return property(container, at, span);
    if (isSymbolic(container) || isSymbolic(at)) return UNKNOWN;
    return container === null ? new Fault('Null value error.', span) : itemAt(container, at, span);
  };
}

function isNamed(container: Outcome): boolean {
  return isSymbolic(container) || isMap(container) || container instanceof RulesPath;
}

function itemAt(container: RulesValue, at: RulesValue, span: Span): Outcome {
  const items = sequenceOf(container);
  if (!items && !isMap(container)) return new Fault('Function not found error: Name: [[]].', span);
  if (!items || typeof at !== 'bigint') {
    const type = typeName(container);
    const received = `${type}[${typeName(at)}]`;
    const expected = `${type}[${type === 'map' ? 'string' : 'int'}]`;
    return new Fault(`Unsupported operation error. Received: ${received}. Expected: ${expected}.`, span);
  }
  const index = Number(at);
  return index >= 0 && index < items.length ? (items[index] as RulesValue) : outOfBounds(index, items.length, span);
}

function sequenceOf(container: RulesValue): string | readonly RulesValue[] | null {
  if (container instanceof RulesPath) return container.segments;
  return typeof container === 'string' || isList(container) ? container : null;
}

function outOfBounds(index: number, size: number, span: Span): Fault {
  return new Fault(`Index out of bound error. Index: [${index}] , size: [${size}].`, span);
}

/**
 * `target[from:to]`, without the item at `to`. Both the first and the last item must exist, also for an empty result,
 * so [0:0] is an error; recorded from the Rules Test API.
 */
export function compileSlice(node: Node<'slice'>, compile: Compile): Evaluator {
  const target = compile(node.target);
  const from = compile(node.from);
  const to = compile(node.to);
  const { span } = node;
  return (run, locals) => {
    const parts = [target(run, locals), from(run, locals), to(run, locals)] as const;
    const fault = parts.find((part) => part instanceof Fault);
    if (fault !== undefined) return fault;
    if (parts.some(isSymbolic)) return UNKNOWN;
    const [container, start, end] = parts as readonly RulesValue[];
    return slice(container as RulesValue, start as RulesValue, end as RulesValue, span);
  };
}

function slice(container: RulesValue, start: RulesValue, end: RulesValue, span: Span): Outcome {
  if (container === null) return new Fault('Null value error.', span);
  if (typeof container !== 'string' && !isList(container)) {
    return new Fault('Function not found error: Name: [[]].', span);
  }
  if (typeof start !== 'bigint' || typeof end !== 'bigint') {
    const type = typeName(container);
    const received = `${type}[${typeName(start)}:${typeName(end)}]`;
    return new Fault(`Unsupported operation error. Received: ${received}. Expected: ${type}[int:int].`, span);
  }
  const [first, last] = [Number(start), Number(end) - 1];
  const size = container.length;
  if (first < 0 || first >= size) return outOfBounds(first, size, span);
  if (last < 0 || last >= size) return outOfBounds(last, size, span);
  if (first > last + 1) {
    return new Fault(`Illegal range error. From index: [${first}] , To index: [${last + 1}].`, span);
  }
  return container.slice(first, last + 1);
}
