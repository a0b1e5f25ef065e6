import type { Scope } from './scopes.ts';
import type { Report } from './syntax-error.ts';
import type { Span } from './syntax.ts';

const DEEPEST_MATCH = 10;
const MAX_SEGMENTS = 100;
const MAX_WILDCARDS = 20;

/** Reports a match path that the language or its version does not support. */
export function checkPatterns(scope: Scope, version: '1' | '2', report: Report): void {
  const block = scope.block;
  if (!block) return;
  const rests = block.pattern.filter((segment) => segment.kind === 'rest');
  const first = rests[0];
  if (version === '1' && first && block.pattern.at(-1) !== first) {
    report('ERROR', 'In rules version 1 a recursive wildcard must be the last segment of a match path.', first.span);
  }
  const second = rests[1];
  if (second) report('ERROR', 'A match path may have only one recursive wildcard.', second.span);
  const refuse = (limit: number, actual: number, what: string, span: Span) => {
    if (actual > limit) report('ERROR', `${what}; at most ${limit} are allowed.`, span);
  };
  refuse(DEEPEST_MATCH, scope.depth, 'Too many nested match blocks', block.span);
  refuse(MAX_SEGMENTS, scope.pattern.length, 'Too many path segments in nested match blocks', block.span);
  refuse(MAX_WILDCARDS, scope.wildcards.length, 'Too many wildcards in nested match blocks', block.span);
}
