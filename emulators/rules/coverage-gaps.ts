import type { CoverageEntry } from './contract.ts';

export type Gap = { readonly entry: CoverageEntry; readonly never: 'evaluated' | 'true' | 'false' };

/**
 * Returns the gaps of the coverage: conditions that were never true, or never false (an error counts as false, because
 * it refuses), and expressions that were never evaluated. Expressions with other values need no second side.
 */
export function gapsOf(entries: readonly CoverageEntry[]): Gap[] {
  return entries.flatMap((entry): Gap[] => {
    const { seenTrue, seenFalse, seenOther, seenError, seenOpen } = entry;
    const refused = seenFalse + seenError;
    if (seenTrue + refused + seenOther + seenOpen === 0) return [{ entry, never: 'evaluated' }];
    if (seenOther > 0 && seenTrue + seenFalse === 0) return [];
    const gaps: Gap[] = [];
    if (seenTrue === 0) gaps.push({ entry, never: 'true' });
    if (refused === 0) gaps.push({ entry, never: 'false' });
    return gaps;
  });
}

/** Merges the reports of several projects with the same rules, adding up the counts. */
export function mergedEntries(reports: readonly (readonly CoverageEntry[])[]): CoverageEntry[] {
  const [first = [], ...others] = reports;
  return first.map((entry, at) => others.reduce((sum, report) => added(sum, report[at] as CoverageEntry), entry));
}

function added(left: CoverageEntry, right: CoverageEntry): CoverageEntry {
  return {
    ...left,
    seenTrue: left.seenTrue + right.seenTrue,
    seenFalse: left.seenFalse + right.seenFalse,
    seenOther: left.seenOther + right.seenOther,
    seenError: left.seenError + right.seenError,
    seenOpen: left.seenOpen + right.seenOpen,
  };
}

/** More lines than this are easier to read on the page. */
const MAX_LINES = 25;

function shortened(lines: readonly string[]): string {
  const more = lines.length > MAX_LINES ? `, and ${lines.length - MAX_LINES} more lines` : '';
  return lines.slice(0, MAX_LINES).join(', ') + more;
}

/** Returns the gaps in one short paragraph: the number of each kind, and their lines. */
export function gapsSummary(fileName: string, entries: readonly CoverageEntry[]): string {
  const gaps = gapsOf(entries);
  if (gaps.length === 0) return `${fileName}: all ${entries.length} expressions were seen true and false.`;
  const kinds = (['evaluated', 'true', 'false'] as const).flatMap((never) => {
    const found = gaps.filter((gap) => gap.never === never);
    const lines = [...new Set(found.map(({ entry }) => `L${entry.line}`))];
    return found.length === 0 ? [] : [`  never ${never}: ${found.length} (${shortened(lines)})`];
  });
  return [`${fileName}: of ${entries.length} expressions`, ...kinds].join('\n');
}
