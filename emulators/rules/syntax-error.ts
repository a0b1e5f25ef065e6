import type { RulesIssue } from './contract.ts';
import type { Span } from './syntax.ts';

/** A syntax error in a rules text. The parser stops at the first one. */
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

/** Takes one issue that a check found, with its place in the text. */
export type Report = (severity: RulesIssue['severity'], description: string, span: Span) => void;
