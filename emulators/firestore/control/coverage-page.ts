/** The rules with the results of each expression, as one self-contained page. */
import { gapsOf, type CoverageEntry, type Gap } from '../../rules/index.ts';
import type { RulesCoverage } from '../access/rulesets.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** An HTML document with the rules in colours and the results of an expression as its tooltip. */
export function coveragePage(title: string, { rules, entries }: RulesCoverage): string {
  const gaps = gapsOf(entries);
  const files = rules.files.map(({ name, content }) => fileSection(name, content, entries, gaps));
  const body = files.length === 0 ? '<p>No rules are loaded.</p>' : files.join('');
  const heading = `Rules coverage of ${escape(title)}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title><style>${STYLE}</style></head><body><h1>${heading}</h1>${body}</body></html>`;
}

function fileSection(name: string, content: string, entries: readonly CoverageEntry[], gaps: readonly Gap[]): string {
  const covered = entries.length - new Set(gaps.map(({ entry }) => entry)).size;
  const numbers = content.split('\n').map((_line, at) => `<a id="L${at + 1}">${at + 1}</a>`);
  return [
    `<h2>${escape(name)}</h2>`,
    `<p>${covered} of ${entries.length} expressions were seen on every side. `,
    'Key: <span class="both">true and false</span> <span class="half">only one of them</span> ',
    '<span class="never">never evaluated</span> <span class="other">another value</span></p>',
    gaps.length === 0
      ? ''
      : `<details><summary>${gaps.length} gaps</summary><ul>${gaps.map(gapItem).join('')}</ul></details>`,
    `<div class="source"><pre class="numbers">${numbers.join('\n')}</pre>`,
    `<pre>${marked(content, entries)}</pre></div>`,
  ].join('');
}

function gapItem({ entry, never }: Gap): string {
  return `<li><a href="#L${entry.line}">L${entry.line}:${entry.column}</a> never ${never}: <code>${escape(entry.text)}</code></li>`;
}

/** The text with an element for each expression; `entries` name an outer one before its parts. */
function marked(content: string, entries: readonly CoverageEntry[]): string {
  const parts: string[] = [];
  const ends: number[] = [];
  let at = 0;
  const copyTo = (offset: number): void => {
    parts.push(escape(content.slice(at, offset)));
    at = offset;
  };
  const closeBefore = (offset: number): void => {
    for (let end = ends.at(-1); end !== undefined && end <= offset; end = ends.at(-1)) {
      copyTo(end);
      parts.push('</span>');
      ends.pop();
    }
  };
  for (const entry of entries) {
    closeBefore(entry.start);
    copyTo(entry.start);
    parts.push(`<span class="${classOf(entry)}" title="${escape(seen(entry))}">`);
    ends.push(entry.end);
  }
  closeBefore(content.length);
  copyTo(content.length);
  return parts.join('');
}

function classOf(entry: CoverageEntry): string {
  const gaps = gapsOf([entry]);
  if (gaps.some(({ never }) => never === 'evaluated')) return 'never';
  if (gaps.length > 0) return 'half';
  return entry.seenTrue > 0 ? 'both' : 'other';
}

function seen(entry: CoverageEntry): string {
  const counts: [string, number][] = [
    ['true', entry.seenTrue],
    ['false', entry.seenFalse],
    ['other value', entry.seenOther],
    ['error', entry.seenError],
    ['left open by a query', entry.seenOpen],
  ];
  const told = counts.filter(([, count]) => count > 0).map(([name, count]) => `${name} × ${count}`);
  return `L${entry.line}:${entry.column} ${told.length === 0 ? 'never evaluated' : told.join(', ')}`;
}

const STYLE = [
  ':root{color-scheme:light dark;--both:#d9f2dd;--half:#ffe9b8;--never:#ffd0cc;--other:#e7e9f5;--quiet:#6b6b6b}',
  '@media (prefers-color-scheme:dark){',
  ':root{--both:#1d4a2a;--half:#5c4408;--never:#6b221d;--other:#33374d;--quiet:#a0a0a0}}',
  'body{font:15px/1.5 system-ui,sans-serif;margin:2em}',
  'pre,code{font:13px/1.6 ui-monospace,monospace;margin:0}',
  '.source{display:flex;gap:1.5em;margin-top:1em;overflow-x:auto}.numbers{text-align:right}.numbers a{color:var(--quiet)}',
  '.both{background:var(--both)}.half{background:var(--half)}.never{background:var(--never)}.other{background:var(--other)}',
  'pre span:hover{outline:1px solid currentColor}',
].join('');
