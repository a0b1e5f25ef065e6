import type { CoverageEntry } from './contract.ts';
import { Fault, type Outcome } from './outcome.ts';
import type { Span } from './syntax.ts';

const KINDS = 4;

/** Counts what expressions give. Counting is one addition to an array of small numbers. */
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
    this.counts.push(0, 0, 0, 0);
    return (this.spans.length - 1) * KINDS;
  }

  count(slot: number, outcome: Outcome): void {
    const kind = outcome === true ? 0 : outcome === false ? 1 : outcome instanceof Fault ? 3 : 2;
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
        text: this.source.slice(span.start, span.end),
        seenTrue: at(0),
        seenFalse: at(1),
        seenOther: at(2),
        seenError: at(3),
      };
    });
  }
}
