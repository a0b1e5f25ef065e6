import type { Access } from '../../../../src/domain/collections/declaration.ts';

const METHODS: Record<string, readonly Access[]> = {
  get: ['get'],
  list: ['list'],
  read: ['get', 'list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
  write: ['create', 'update', 'delete'],
};

/**
 * Returns the paths that rules match below the documents, with the accesses they have an `allow` for. Reads the text line by
 * line, as the formatter of the rules leaves it: a block's braces are the first and last signs of their lines.
 */
export function matchesOf(source: string): Record<string, Set<Access>> {
  const found: Record<string, Set<Access>> = {};
  const open: string[] = [];
  for (const line of source.split('\n')) {
    const text = line.replace(/\/\/.*$/, '').trim();
    const match = /^match (\S+) \{$/.exec(text);
    const allow = /^allow ([\w, ]+):/.exec(text);
    if (match) open.push(match[1] ?? '');
    else if (text.endsWith('{')) open.push('');
    if (allow) {
      const path = open.join('').replace('/databases/{database}/documents/', '');
      const accesses = (found[path] ??= new Set());
      for (const method of (allow[1] ?? '').split(','))
        for (const one of METHODS[method.trim()] ?? []) accesses.add(one);
    }
    if (text === '}') open.pop();
  }
  return found;
}
