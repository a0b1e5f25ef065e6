import { appError } from '../errors/app-error.ts';
import { plainLatex } from './plain-latex.ts';
import type { ReadReferences, WrongLine } from './read-references.ts';
import { authorName, type RawReference, rawToReference, type ReferenceType } from './raw-reference.ts';

const TYPES: Readonly<Record<string, ReferenceType>> = {
  article: 'article',
  inproceedings: 'article',
  conference: 'article',
  book: 'book',
  booklet: 'book',
  proceedings: 'book',
  inbook: 'chapter',
  incollection: 'chapter',
  techreport: 'report',
  report: 'report',
  phdthesis: 'report',
  mastersthesis: 'report',
  unpublished: 'report',
  manual: 'report',
  online: 'web',
  misc: 'web',
  electronic: 'web',
};
/** After so many open entries the rest is not read: each is sought to the end of the file. */
const MAX_OPEN_ENTRIES = 100;
/** Entries without a source in them. */
const PASSED_OVER = new Set(['comment', 'string', 'preamble']);

/**
 * Returns the sources of a BibTeX file, each with the line of its entry, and the entries that are not closed. Accents
 * written as LaTeX commands become letters.
 */
export function readBibtex(text: string): ReadReferences {
  const found: ReadReferences['found'][number][] = [];
  const wrong: WrongLine[] = [];
  const begins = /@\s*(\w+)\s*\{/g;
  for (let begin = begins.exec(text); begin !== null; begin = begins.exec(text)) {
    const line = lineOf(text, begin.index);
    const kind = (begin[1] ?? '').toLowerCase();
    const end = closing(text, begins.lastIndex);
    if (end === null) {
      wrong.push({ line, error: appError('bibliography/entry-open') });
      if (wrong.length === MAX_OPEN_ENTRIES) break;
      // The rest may hold whole entries: reading goes on behind the open one's first sign.
      continue;
    }
    if (!PASSED_OVER.has(kind)) {
      const raw = rawOf(TYPES[kind] ?? 'web', fieldsOf(text.slice(begins.lastIndex, end)));
      found.push({ line, reference: rawToReference(raw) });
    }
    begins.lastIndex = end + 1;
  }
  return { found, wrong };
}

function rawOf(type: ReferenceType, fields: Readonly<Record<string, string>>): RawReference {
  const of = (...names: readonly string[]) => names.map((name) => fields[name] ?? '').find((one) => one !== '') ?? '';
  return {
    type,
    title: of('title'),
    authors: of('author', 'editor')
      .split(/\s+and\s+/)
      .map(authorName),
    year: of('year', 'date'),
    container: of('journal', 'journaltitle', 'booktitle', 'publisher', 'institution', 'school'),
    volume: of('volume'),
    pages: of('pages'),
    doi: of('doi'),
    url: of('url'),
  };
}

/** The fields of an entry, by their names in small letters; the key before the first comma is passed over. */
function fieldsOf(body: string): Record<string, string> {
  const fields: Record<string, string> = {};
  const name = /(\w[\w-]*)\s*=\s*/g;
  for (let at = name.exec(body); at !== null; at = name.exec(body)) {
    const { value, end } = valueAt(body, name.lastIndex);
    fields[(at[1] ?? '').toLowerCase()] = plainLatex(value);
    name.lastIndex = end;
  }
  return fields;
}

function valueAt(body: string, from: number): { readonly value: string; readonly end: number } {
  if (body[from] === '{') {
    const end = closing(body, from + 1) ?? body.length;
    return { value: body.slice(from + 1, end), end: end + 1 };
  }
  if (body[from] === '"') {
    const end = quoteEnd(body, from + 1);
    return { value: body.slice(from + 1, end), end: end + 1 };
  }
  const end = body.indexOf(',', from);
  return { value: body.slice(from, end < 0 ? body.length : end), end: end < 0 ? body.length : end };
}

/** Returns the place of the brace that closes the one before `from`; null when none does. */
function closing(text: string, from: number): number | null {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return null;
}

function quoteEnd(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    else if (text[at] === '"' && depth === 0) return at;
  }
  return text.length;
}

function lineOf(text: string, place: number): number {
  return text.slice(0, place).split('\n').length;
}
