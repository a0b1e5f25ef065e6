import type { ExplainedAllow, ExplainedAttempt, ExplainedMatch, ExplainedStep, Explanation } from './explanation.ts';
import type { Outcome } from './outcome.ts';
import type { PatternSegment, Span } from './syntax.ts';
import { outcomeText } from './value-text.ts';

const PLAIN = /^[\w.]+$/;

/** An expression that has begun and not ended. At most a thousand are evaluated for one request. */
type Open = { readonly span: Span; readonly steps: ExplainedStep[] };

/** Records every step of one decision. */
export class Trace {
  private readonly source: string;
  private readonly attempts: ExplainedMatch[][] = [];
  private allows: ExplainedAllow[] = [];
  private open: Open[] = [];
  private roots: ExplainedStep[] = [];
  private readonly documents: Explanation['documents'][number][] = [];

  constructor(source: string) {
    this.source = source;
  }

  attempt(): void {
    this.attempts.push([]);
  }

  matched(match: { readonly line: number; readonly pattern: readonly PatternSegment[] }, captures: Outcome[]): void {
    const names = match.pattern.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment.name]));
    const wildcards = Object.fromEntries(names.map((name, at) => [name, outcomeText(captures[at] as Outcome)]));
    this.allows = [];
    this.attempts.at(-1)?.push({ line: match.line, path: patternText(match.pattern), wildcards, allows: this.allows });
  }

  tried(allow: { readonly line: number; readonly names: readonly string[] }, outcome: Outcome): void {
    this.allows.push({ line: allow.line, methods: allow.names, value: outcomeText(outcome), steps: this.roots });
    this.roots = [];
    this.open = [];
  }

  begin(span: Span): void {
    this.open.push({ span, steps: [] });
  }

  end(outcome: Outcome): void {
    const step = this.open.pop();
    if (!step) return;
    const { line, column, start, end } = step.span;
    const text = this.source.slice(start, end);
    // the parts of request.auth.uid are not recorded
    const steps = PLAIN.test(text) ? [] : step.steps;
    (this.open.at(-1)?.steps ?? this.roots).push({ line, column, text, value: outcomeText(outcome), steps });
  }

  read(path: readonly string[], after: boolean, exists: boolean): void {
    this.documents.push({ path: `/${path.join('/')}`, after, exists });
  }

  /** Ends the steps that a limit interrupted. */
  cutOff(allow: { readonly line: number; readonly names: readonly string[] } | null, message: string): void {
    while (this.open.length > 0) {
      const { line, column } = (this.open.at(-1) as Open).span;
      const step = this.open.pop() as Open;
      const text = this.source.slice(step.span.start, step.span.end);
      const cut = { line, column, text, value: `cut off: ${message}`, steps: step.steps };
      (this.open.at(-1)?.steps ?? this.roots).push(cut);
    }
    if (!allow) return;
    this.allows.push({ line: allow.line, methods: allow.names, value: `cut off: ${message}`, steps: this.roots });
  }

  told(about: Omit<Explanation, 'attempts' | 'documents'>): Explanation {
    const attempts: ExplainedAttempt[] = this.attempts.map((matches) => ({ matches }));
    return { ...about, attempts, documents: this.documents };
  }
}

function patternText(pattern: readonly PatternSegment[]): string {
  const texts = pattern.map((segment) => {
    if (segment.kind === 'literal') return segment.text;
    return segment.kind === 'single' ? `{${segment.name}}` : `{${segment.name}=**}`;
  });
  return `/${texts.join('/')}`;
}
