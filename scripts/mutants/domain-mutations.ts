import { parseSync } from 'oxc-parser';
import type { Mutation } from './mutation.ts';

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>;

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};
/** Methods that have a counterpart with the same arguments. */
const METHODS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
]);

/**
 * Returns every fault that can be put into a TypeScript source one at a time: another operator, a condition turned
 * around, another number, text or flag, a method's counterpart, nothing returned. Types, imports and long tables of words
 * stay as they are.
 * Throws for a source that cannot be parsed.
 */
export function domainMutations(file: string, source: string): Mutation[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const found: Mutation[] = [];
  const replace = ({ start, end }: { start: number; end: number }, text: string) =>
    void found.push({ file, start, end, text });
  visit(program as unknown as Node, (node) => mutationsOf(node, source, replace));
  return found;
}

type Replace = (place: { start: number; end: number }, text: string) => void;

function mutationsOf(node: Node, source: string, replace: Replace): void {
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const other = OPERATORS[node['operator'] as string];
      const [left, right] = [node['left'] as Node, node['right'] as Node];
      if (other === undefined || isText(left) || isText(right)) break;
      const gap = source.slice(left.end, right.start);
      const at = left.end + gap.indexOf(node['operator'] as string);
      replace({ start: at, end: at + (node['operator'] as string).length }, other);
      break;
    }
    case 'UnaryExpression':
      if (node['operator'] === '!') replace(node, textOf(node['argument'] as Node));
      break;
    case 'ConditionalExpression':
    case 'IfStatement': {
      const test = node['test'] as Node;
      replace(test, `!(${textOf(test)})`);
      break;
    }
    case 'Literal': {
      const value = node['value'];
      if (typeof value === 'number') replace(node, String(value + 1));
      if (typeof value === 'boolean') replace(node, String(!value));
      if (typeof value === 'string') replace(node, value === '' ? "'mutant'" : "''");
      break;
    }
    case 'ReturnStatement': {
      const argument = node['argument'] as Node | null;
      // A caller rarely tells nothing from nothing.
      if (argument !== null && textOf(argument) !== 'null') replace(argument, 'undefined');
      break;
    }
    case 'CallExpression': {
      const callee = node['callee'] as Node;
      const property = callee['property'] as Node | undefined;
      const other = callee.type === 'MemberExpression' ? METHODS.get(property?.['name'] as string) : undefined;
      if (other !== undefined && property !== undefined) replace(property, other);
      break;
    }
    default:
  }
}

function isText(node: Node): boolean {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string');
}

/** Calls back for every node but types, imports, names of properties and the directives of a file. */
function visit(node: Node, callback: (node: Node) => void): void {
  if (node.type.startsWith('TS') && !CARRIERS.has(node.type)) return;
  if (node.type.startsWith('Import') || node.type === 'ExportAllDeclaration') return;
  callback(node);
  for (const [name, value] of Object.entries(node)) {
    if (name === 'key' && node['computed'] !== true) continue;
    // A long table of words is data: a test could only repeat it.
    if (node.type === 'ArrayExpression' && Array.isArray(value) && value.length > MAX_WORDS && value.every(isText))
      continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child === 'object' && child !== null && typeof child.type === 'string') visit(child, callback);
  }
}

/** The most words of a list that a test is expected to know one by one. */
const MAX_WORDS = 6;

/** Nodes of types that hold an expression. */
const CARRIERS: ReadonlySet<string> = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
