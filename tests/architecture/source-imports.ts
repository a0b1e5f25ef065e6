/**
 * Reads which modules a TypeScript file imports, without a parser: comments and the inside of template strings are
 * blanked first, so that only real statements are left to find.
 */

/** One import, re-export or dynamic import. */
export type SourceImport = {
  /** As written, for example `#domain/tasks/task.ts`. */
  readonly specifier: string;
  readonly line: number;
  /** `import type …` and `export type …` vanish at run time. */
  readonly typeOnly: boolean;
};

const patterns: readonly RegExp[] = [
  // import x from 'y', export * from 'y', import type { x } from 'y'
  /(?:^|[;{}\n])[ \t]*(?:import|export)\b(?<type>[ \t]+type\b(?!\s*from\b))?[^'"`;()=]*?\bfrom\s*(?<quote>['"])(?<specifier>[^'"\n]+)\k<quote>/g,
  // import 'y'
  /(?:^|[;{}\n])[ \t]*import\s*(?<quote>['"])(?<specifier>[^'"\n]+)\k<quote>/g,
  // import('y')
  /\bimport\s*\(\s*(?<quote>['"])(?<specifier>[^'"\n]+)\k<quote>/g,
];

/** Returns every import of the source, in the order of the three forms. */
export function importsOf(source: string): SourceImport[] {
  const code = blankCommentsAndTemplates(source);
  return patterns.flatMap((pattern) =>
    [...code.matchAll(pattern)].map((match) => ({
      specifier: match.groups?.['specifier'] ?? '',
      line: lineAt(code, match.index + match[0].length),
      typeOnly: match.groups?.['type'] !== undefined,
    })),
  );
}

/**
 * Returns the source with comments and the text of template strings replaced by blanks; every line keeps its number.
 * Regular expressions are not recognised: one that holds a quote may hide the rest of its own line, no more.
 */
export function blankCommentsAndTemplates(source: string): string {
  let result = '';
  let index = 0;
  const blank = (length: number) => {
    result += source.slice(index, index + length).replace(/[^\n]/g, ' ');
    index += length;
  };
  while (index < source.length) {
    const rest = source.slice(index, index + 2);
    const character = rest[0] ?? '';
    if (rest === '//') blank(endOf(source, '\n', index) - index);
    else if (rest === '/*') blank(endOf(source, '*/', index + 2) + 2 - index);
    else if (character === '`') blank(templateLength(source, index));
    else if (character === "'" || character === '"') {
      const length = stringLength(source, index, character);
      result += source.slice(index, index + length);
      index += length;
    } else {
      result += character;
      index += 1;
    }
  }
  return result;
}

function endOf(source: string, mark: string, from: number): number {
  const end = source.indexOf(mark, from);
  return end === -1 ? source.length : end;
}

/** A quoted string ends at its quote, or at the end of the line when it was none (an apostrophe in JSX text). */
function stringLength(source: string, start: number, quote: string): number {
  for (let index = start + 1; index < source.length; index += 1) {
    const character = source[index];
    if (character === '\\') index += 1;
    else if (character === quote || character === '\n') return index + 1 - start;
  }
  return source.length - start;
}

function templateLength(source: string, start: number): number {
  let depth = 0;
  for (let index = start + 1; index < source.length; index += 1) {
    const character = source[index];
    if (character === '\\') index += 1;
    else if (character === '$' && source[index + 1] === '{') depth += 1;
    else if (character === '}' && depth > 0) depth -= 1;
    else if (character === '`' && depth > 0) index += templateLength(source, index) - 1;
    else if (character === '`') return index + 1 - start;
  }
  return source.length - start;
}

function lineAt(code: string, index: number): number {
  return code.slice(0, index).split('\n').length;
}
