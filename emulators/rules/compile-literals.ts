import type { Compile, Evaluator } from './compiled.ts';
import { RulesPath, type RulesValue } from './contract.ts';
import { Fault } from './outcome.ts';
import { isSymbolic, UNKNOWN } from './symbols.ts';
import type { Expression } from './syntax.ts';
import { typeName } from './value-types.ts';

type Node<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;

/** A list with an unknown or failing item is unknown or failing itself. */
export function compileList(node: Node<'list'>, compile: Compile): Evaluator {
  const items = node.items.map((item) => compile(item));
  return (run, locals) => {
    const values: RulesValue[] = [];
    let open = false;
    for (const item of items) {
      const value = item(run, locals);
      if (value instanceof Fault) return value;
      if (isSymbolic(value)) open = true;
      else values.push(value);
    }
    return open ? UNKNOWN : values;
  };
}

export function compileMap(node: Node<'map'>, compile: Compile): Evaluator {
  const entries = node.entries.map((entry) => ({ key: compile(entry.key), value: compile(entry.value) }));
  return (run, locals) => {
    const map = new Map<string, RulesValue>();
    let open = false;
    for (const [at, entry] of entries.entries()) {
      const key = entry.key(run, locals);
      if (key instanceof Fault) return key;
      const value = entry.value(run, locals);
      if (value instanceof Fault) return value;
      if (isSymbolic(key) || isSymbolic(value)) open = true;
      else if (typeof key === 'string') map.set(key, value);
      else return new Fault(`Map keys must be strings, not ${typeName(key)}.`, spanOfKey(node, at));
    }
    return open ? UNKNOWN : map;
  };
}

/** The part `$(name)` can be read by its name. */
function nameOf(expression: Expression): string | null {
  return expression.kind === 'variable' ? expression.name : null;
}

function spanOfKey(node: Node<'map'>, at: number) {
  return node.entries[at]?.key.span ?? node.span;
}

/** A part `$(…)` is one segment if it is a string, and several if it is a path. */
export function compilePath(node: Node<'path'>, compile: Compile): Evaluator {
  const parts = node.parts.map((part) =>
    part.kind === 'literal' ? part.text : { name: nameOf(part.value), evaluate: compile(part.value) },
  );
  return (run, locals) => {
    const segments: string[] = [];
    const bindings = new Map<string, string>();
    let open = false;
    for (const part of parts) {
      const value = typeof part === 'string' ? part : part.evaluate(run, locals);
      if (value instanceof Fault) return value;
      if (isSymbolic(value)) open = true;
      else if (value instanceof RulesPath) segments.push(...value.segments);
      else if (typeof value !== 'string')
        return new Fault(`Path segments must be strings, not ${typeName(value)}.`, node.span);
      else {
        segments.push(value);
        if (typeof part !== 'string' && part.name !== null) bindings.set(part.name, value);
      }
    }
    return open ? UNKNOWN : new RulesPath(segments, bindings);
  };
}
