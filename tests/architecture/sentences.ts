/** The openings of comments and test titles that hide their subject, each breach as a plain sentence. */
import type { SourceFile } from './source-files.ts';

const OPENING = "(?:What|Who|Whoever|Whom|Whomever|Whose|One that|One who|Those that|Those who)(?![\\w'-])";
const COMMENTS = /\/\*\*?([\s\S]*?)\*\/|(?:^|[\s;,{(])\/\/ ?(.*(?:\n[ \t]*\/\/.*)*)/g;
const SENTENCE = new RegExp(`(?:^|[.!?:] )(${OPENING}[^.!?]{0,40})`, 'g');
const TITLE = new RegExp(`(?:\\b(?:describe|it|test)(?:\\.\\w+)?|\\))\\(\\s*['"\`](${OPENING}[^'"\`\\n]{0,40})`, 'gi');

/** Returns one sentence for each sentence of a comment that opens with such a word instead of its subject. */
export function commentsWithoutSubject(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, source }) =>
    [...source.matchAll(COMMENTS)].flatMap((comment) => {
      const text = (comment[1] ?? comment[2] ?? '').replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ').trim();
      return [...text.matchAll(SENTENCE)].map(
        ([, opening]) => `${path}:${lineAt(source, comment.index)} names no subject first: "${opening}…"`,
      );
    }),
  );
}

/** Returns one sentence for each test title that opens with such a word instead of its subject. */
export function titlesWithoutSubject(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ isTest }) => isTest)
    .flatMap(({ path, source }) =>
      [...source.matchAll(TITLE)].map(
        ({ index, 1: opening }) => `${path}:${lineAt(source, index)} names no subject first: "${opening}…"`,
      ),
    );
}

function lineAt(source: string, index: number): number {
  return source.slice(0, index + 1).split('\n').length;
}
