import type { CoverageEntry } from './contract.ts';

/** One expression in the coverage format of Google's emulator, with its parts as children. */
export type ReportNode = {
  readonly sourcePosition: {
    readonly line: number;
    readonly column: number;
    readonly currentOffset: number;
    readonly endOffset: number;
  };
  readonly values?: readonly { readonly value: Readonly<Record<string, unknown>>; readonly count: number }[];
  readonly children?: readonly ReportNode[];
};

type Growing = { readonly entry: CoverageEntry; readonly children: Growing[] };

/** Returns the expressions as trees; `entries` are in the order of the text, an outer one before its parts. */
export function coverageReport(entries: readonly CoverageEntry[]): ReportNode[] {
  const roots: Growing[] = [];
  const open: Growing[] = [];
  for (const entry of entries) {
    while (open.length > 0 && (open.at(-1) as Growing).entry.end < entry.end) open.pop();
    const node: Growing = { entry, children: [] };
    (open.at(-1)?.children ?? roots).push(node);
    open.push(node);
  }
  return roots.map(grown);
}

function grown({ entry, children }: Growing): ReportNode {
  const values = [
    { value: { boolValue: true }, count: entry.seenTrue },
    { value: { boolValue: false }, count: entry.seenFalse },
    { value: { otherValue: {} }, count: entry.seenOther },
    { value: { undefined: {} }, count: entry.seenError },
    { value: { constraintValue: {} }, count: entry.seenOpen },
  ].filter(({ count }) => count > 0);
  return {
    // the last character, as in Google's format; ours is the one after it
    sourcePosition: { line: entry.line, column: entry.column, currentOffset: entry.start, endOffset: entry.end - 1 },
    ...(values.length > 0 ? { values } : {}),
    ...(children.length > 0 ? { children: children.map(grown) } : {}),
  };
}
