import type { RulesIssue } from './contract.ts';
import type { Span } from './syntax.ts';

/** The text is no rules text; the parser stops at the first of these. */
export class SyntaxIssue extends Error {
  readonly span: Span;
  constructor(message: string, span: Span) {
    super(message);
    this.span = span;
  }
}

/** Returns the issue to report for a place in the text. */
export function issueAt(
  fileName: string,
  severity: RulesIssue['severity'],
  description: string,
  span: { readonly line: number; readonly column: number },
): RulesIssue {
  return { severity, description, sourcePosition: { fileName, line: span.line, column: span.column } };
}
