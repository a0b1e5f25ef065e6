import type { Expression, PathPart } from './syntax.ts';

type PathNode = Extract<Expression, { kind: 'path' }>;

/**
 * Returns the path of `(/a/$(name)).bind(…)`, where an otherwise unknown name is a key of the bound map; null for any
 * other call. Source: docs/reference/rules/rules.Path.
 */
export function templateOf(node: Expression, isDeclared: (name: string) => boolean): PathNode | null {
  if (node.kind !== 'method' || node.name !== 'bind' || node.target.kind !== 'path') return null;
  return { ...node.target, parts: node.target.parts.map((part) => partOf(part, isDeclared)) };
}

function partOf(part: PathPart, isDeclared: (name: string) => boolean): PathPart {
  if (part.kind === 'literal' || part.value.kind !== 'variable' || isDeclared(part.value.name)) return part;
  return { kind: 'literal', text: `$(${part.value.name})` };
}
