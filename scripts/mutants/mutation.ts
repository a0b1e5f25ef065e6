/** One small fault that a script puts into a source file: the text from `start` to `end` becomes `text`. */
export type Mutation = {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
};

/** Returns the source with the fault in it. */
export function mutated(source: string, { start, end, text }: Mutation): string {
  return source.slice(0, start) + text + source.slice(end);
}

/** Returns the line of the fault, from 1, and this line before and after. */
export function shownMutation(source: string, mutation: Mutation): { line: number; before: string; after: string } {
  const line = source.slice(0, mutation.start).split('\n').length;
  const lineOf = (text: string) => (text.split('\n')[line - 1] ?? '').trim();
  return { line, before: lineOf(source), after: lineOf(mutated(source, mutation)) };
}
