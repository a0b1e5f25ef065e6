import type { CoverageEntry } from './contract.ts';
import { Fault, type Outcome } from './outcome.ts';
import { isSymbolic } from './symbols.ts';
import type { Span } from './syntax.ts';

const KINDS = 5;

/** Counts the results of expressions. A count is one addition to a typed array. */
export class Coverage {
  private readonly source: string;
  private readonly spans: Span[] = [];
  private readonly counts: number[] = [];

  constructor(source: string) {
    this.source = source;
  }

  /** Returns the slot of an expression. */
  register(span: Span): number {
    this.spans.push(span);
    this.counts.push(...Array.from({ length: KINDS }, () => 0));
    return (this.spans.length - 1) * KINDS;
  }

  count(slot: number, outcome: Outcome): void {
    const kind = kindOf(outcome);
    this.counts[slot + kind] = (this.counts[slot + kind] as number) + 1;
  }

  reset(): void {
    this.counts.fill(0);
  }

  /** Returns one entry for each registered expression, in the order of the text, an outer one before its parts. */
  entries(): CoverageEntry[] {
    const slots = this.spans.map((span, index) => ({ span, index }));
    slots.sort((left, right) => left.span.start - right.span.start || right.span.end - left.span.end);
    return slots.map(({ span, index }) => {
      const at = (kind: number) => this.counts[index * KINDS + kind] as number;
      return {
        line: span.line,
        column: span.column,
        endLine: span.endLine,
        endColumn: span.endColumn,
        start: span.start,
        end: span.end,
        text: this.source.slice(span.start, span.end),
        seenTrue: at(0),
        seenFalse: at(1),
        seenOther: at(2),
        seenError: at(3),
        seenOpen: at(4),
      };
    });
  }
}

function kindOf(outcome: Outcome): number {
  if (outcome === true) return 0;
  if (outcome === false) return 1;
  if (outcome instanceof Fault) return 3;
  return isSymbolic(outcome) ? 4 : 2;
}
