import { appError } from '../errors/app-error.ts';
import type { ReadReferences, WrongLine } from './read-references.ts';
import { authorName, rawToReference, type ReferenceType } from './raw-reference.ts';

const TYPES: Readonly<Record<string, ReferenceType>> = {
  JOUR: 'article',
  JFULL: 'article',
  CONF: 'article',
  CPAPER: 'article',
  BOOK: 'book',
  EBOOK: 'book',
  CHAP: 'chapter',
  ECHAP: 'chapter',
  RPRT: 'report',
  THES: 'report',
  ELEC: 'web',
  WEB: 'web',
  BLOG: 'web',
};
const TAG = /^([A-Z][A-Z0-9])  ?- ?(.*)$/;

type Entry = { readonly line: number; readonly type: string; readonly values: Map<string, string[]> };

/**
 * Returns the sources of a RIS file, each with the line of its type, the entries that no ER closes, and the lines outside
 * of any entry that are no tag.
 */
export function readRis(text: string): ReadReferences {
  const found: ReadReferences['found'][number][] = [];
  const wrong: WrongLine[] = [];
  let entry: Entry | null = null;
  let last = '';
  const open = (at: Entry) => wrong.push({ line: at.line, error: appError('bibliography/entry-open') });
  for (const [place, written] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    const line = place + 1;
    const content = written.trimEnd();
    const [, tag, value = ''] = TAG.exec(content) ?? [];
    if (tag === 'TY') {
      if (entry !== null) open(entry);
      entry = { line, type: value.trim(), values: new Map() };
      last = '';
    } else if (tag === 'ER' && entry !== null) {
      found.push({ line: entry.line, reference: referenceOf(entry) });
      entry = null;
    } else if (entry !== null && tag !== undefined) {
      entry.values.set(tag, [...(entry.values.get(tag) ?? []), value.trim()]);
      last = tag;
    } else if (entry !== null && content !== '' && last !== '') {
      // A line without a tag goes on with the value above it.
      const values = entry.values.get(last) ?? [];
      entry.values.set(last, [...values.slice(0, -1), `${values.at(-1) ?? ''} ${content.trim()}`]);
    } else if (content !== '') wrong.push({ line, error: appError('bibliography/line-unreadable') });
  }
  if (entry !== null) open(entry);
  return { found, wrong: wrong.toSorted((one, other) => one.line - other.line) };
}

function referenceOf({ type, values }: Entry) {
  const all = (...tags: readonly string[]) => tags.flatMap((tag) => values.get(tag) ?? []);
  const of = (...tags: readonly string[]) => all(...tags).find((value) => value !== '') ?? '';
  return rawToReference({
    type: TYPES[type] ?? 'web',
    title: of('TI', 'T1', 'CT'),
    authors: all('AU', 'A1').map(authorName),
    year: of('PY', 'Y1', 'DA'),
    container: of('JO', 'JF', 'T2', 'BT', 'PB'),
    volume: of('VL'),
    pages: [of('SP'), of('EP')].filter((page) => page !== '').join('–'),
    doi: of('DO'),
    url: of('UR', 'L1'),
  });
}
