/** The rules with what each of their conditions came to, as a page to read. */

type Entry = {
  readonly line: number;
  readonly text: string;
  readonly seenTrue: number;
  readonly seenFalse: number;
  readonly seenOther: number;
  readonly seenError: number;
};

type Coverage = {
  readonly rules: { readonly files: readonly { readonly name: string; readonly content: string }[] };
  readonly entries: readonly Entry[];
};

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

function seen(entry: Entry): string {
  const counts: [string, number][] = [
    ['true', entry.seenTrue],
    ['false', entry.seenFalse],
    ['other', entry.seenOther],
    ['error', entry.seenError],
  ];
  const told = counts.filter(([, count]) => count > 0).map(([name, count]) => `${name} × ${count}`);
  return told.length === 0 ? 'never evaluated' : told.join(', ');
}

function row(line: string, number: number, entries: readonly Entry[]): string {
  const notes = entries.map((entry) => {
    const never = entry.seenTrue + entry.seenFalse + entry.seenOther + entry.seenError === 0;
    return `<li${never ? ' class="never"' : ''}><code>${escape(entry.text)}</code>: ${seen(entry)}</li>`;
  });
  const list = notes.length === 0 ? '' : `<ul>${notes.join('')}</ul>`;
  return `<tr><th scope="row">${number}</th><td><pre>${escape(line)}</pre>${list}</td></tr>`;
}

const STYLE =
  'body{font:14px sans-serif}table{border-collapse:collapse}th{text-align:right;vertical-align:top;padding:0 1em;color:#666}' +
  'pre{margin:0}ul{margin:0 0 .5em 2em;padding:0;color:#175c2b}.never{color:#a30000}';

/** An HTML document; `coverage` is what the JSON form of the report answers. */
export function coveragePage(project: string, coverage: unknown): string {
  const { rules, entries } = coverage as Coverage;
  const tables = rules.files.map(({ name, content }) => {
    const rows = content.split('\n').map((line, index) =>
      row(
        line,
        index + 1,
        entries.filter((entry) => entry.line === index + 1),
      ),
    );
    return `<h2>${escape(name)}</h2><table>${rows.join('')}</table>`;
  });
  const body = tables.length === 0 ? '<p>No rules are loaded.</p>' : tables.join('');
  const title = `Rules coverage of ${escape(project)}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style></head><body><h1>${title}</h1>${body}</body></html>`;
}
