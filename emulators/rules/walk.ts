import type { Expression } from './syntax.ts';

/** Calls `visit` for an expression and, if that returns true, for its parts. */
export function walk(expression: Expression, visit: (node: Expression) => boolean): void {
  if (!visit(expression)) return;
  for (const child of childrenOf(expression)) walk(child, visit);
}

function childrenOf(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'list':
      return node.items;
    case 'map':
      return node.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return node.parts.flatMap((part) => (part.kind === 'expression' ? [part.value] : []));
    case 'member':
      return [node.target];
    case 'index':
      return [node.target, node.index];
    case 'slice':
      return [node.target, node.from, node.to];
    case 'call':
      return node.arguments;
    case 'method':
      return [node.target, ...node.arguments];
    case 'not':
    case 'negate':
      return [node.operand];
    case 'is':
      return [node.left];
    case 'arithmetic':
    case 'ordering':
    case 'equality':
    case 'in':
    case 'logical':
      return [node.left, node.right];
    case 'conditional':
      return [node.condition, node.whenTrue, node.whenFalse];
    default:
      return [];
  }
}
