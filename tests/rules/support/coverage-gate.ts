import { gapsOf, type CoverageEntry, type Gap } from '../../../emulators/rules/index.ts';

/** A side of an expression that the tests cannot show, with the reason. */
export type Exception = {
  /** the expression as the rules have it, blanks aside */
  readonly text: string;
  readonly never: Gap['never'];
  readonly why: string;
};

/** Returns a sentence for each expression that was never seen on one side, and for each exception without need. */
export function complaints(entries: readonly CoverageEntry[], exceptions: readonly Exception[]): string[] {
  const gaps = gapsOf(entries);
  const excused = (gap: Gap) => exceptions.some((exception) => isOf(exception, gap));
  const open = gaps
    .filter((gap) => !excused(gap))
    .map(({ entry, never }) => `L${entry.line}:${entry.column} was never ${never}: ${plain(entry.text)}`);
  const idle = exceptions
    .filter((exception) => !gaps.some((gap) => isOf(exception, gap)))
    .map(({ text, never }) => `the exception "${text}" is not needed: it was seen ${never}`);
  return [...open, ...idle];
}

function isOf(exception: Exception, { entry, never }: Gap): boolean {
  return exception.never === never && plain(exception.text) === plain(entry.text);
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
