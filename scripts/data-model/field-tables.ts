import { COLLECTIONS } from '../../src/domain/collections/collections.ts';
import { type Collection, isOpen, type Opening } from '../../src/domain/collections/declaration.ts';
import { type Field, fieldOf } from '../../src/domain/fields/field.ts';

export const START = '<!-- fields: written by `npm run data-model` from src/domain/collections; do not edit below -->';
export const END = '<!-- end of fields -->';

/** Returns the page of the data model with its tables of fields written anew between the markers. */
export function withFieldTables(page: string): string {
  const [start, end] = [page.indexOf(START), page.indexOf(END)];
  if (start < 0 || end < start) throw new Error('docs/data-model.md lacks the markers of the tables of fields.');
  const declared = Object.values(COLLECTIONS).filter(({ schema }) => schema !== null);
  return [page.slice(0, start) + START, ...declared.map(tableOf), page.slice(end)].join('\n\n');
}

/** Returns the heading of a collection, what opens it, and one row for each field: name, type with limit, who writes it. */
export function tableOf(collection: Collection): string {
  const rows = Object.entries(collection.schema?.shape ?? {}).map(([name, schema]) => [
    name,
    typeOf(fieldOf(schema)),
    writerOf(collection, name, fieldOf(schema)),
  ]);
  return [
    `### ${collection.title}: \`${collection.path}\``,
    '',
    opensOf(collection),
    '',
    ...aligned([['field', 'type', 'written by'], ...rows]),
  ].join('\n');
}

function opensOf({ owner, opens }: Collection): string {
  const openings = Object.entries(opens).map(([access, opening]) => `${access}: ${wordsOf(opening)}`);
  return `Owner: ${owner}. ${openings.join('; ')}.`;
}

function wordsOf(opening: Opening): string {
  return typeof opening === 'string' ? opening : opening.map((one) => `\`${one}\``).join(' or ');
}

function writerOf(collection: Collection, name: string, field: Field | null): string {
  if (collection.byProvider.includes(name)) return 'browser (provider)';
  if (collection.writable.includes(name)) return 'browser';
  if (field?.kind === 'copy' && collection.writable.includes(field.of ?? '')) return 'browser, with its original';
  const isNew = isOpen(collection, 'create');
  const isSigned = ['ownId', 'zooId', 'parentId', 'author', 'stamp', 'arrival', 'copy'].includes(field?.kind ?? '');
  return isNew && isSigned ? 'browser, once' : 'server';
}

function typeOf(field: Field | null): string {
  if (field === null) return 'map or list, see the schema';
  const words = `${kindOf(field)}${field.isNullable ? ', or null' : ''}`;
  return field.isOptional ? `${words}; absent in a new document` : words;
}

function kindOf({ kind, max, min, choices = [], of, pattern }: Field): string {
  const most = max === undefined ? '' : ` ≤ ${max.toLocaleString('en')}`;
  const counted = max === undefined ? '' : `, at most ${max}`;
  const least = min === undefined ? '' : `, at least ${min}`;
  const words: Readonly<Record<Field['kind'], string>> = {
    ownId: 'id of the document',
    parentId: 'id of the document above it',
    zooId: 'id of the establishment',
    copy: `copy of ${of}`,
    author: 'id of the account that created it',
    editor: 'id of the account that changed it last',
    id: 'id',
    idList: `ids${counted}`,
    text: `text${most}`,
    prose: `text${most}, not blank`,
    title: `one line${most}, not blank`,
    placeName: `one line${most}, not blank, no blanks around it`,
    memo: `text${most}, lines and tabs`,
    pattern: `text${most} of the form \`${(pattern ?? '').replaceAll('|', '\\|')}\``,
    tagList: `tags${counted}`,
    choice: choices.join(', '),
    choiceList: `some of ${choices.join(', ')}${least}`,
    flag: 'yes/no',
    count: `whole number${most}`,
    measure: `number > 0${most}`,
    number: `number of any sign${most}`,
    colour: '#rrggbb',
    instant: 'instant, with its timestamp',
    stamp: 'instant of the writing, with its timestamp',
    arrival: "timestamp of the server's receipt",
    entries: `entries${counted}`,
  };
  return words[kind];
}

/** Returns the lines of a markdown table whose columns are as wide as the formatter makes them. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_cell, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  const lines = rows.map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`);
  return [lines[0] ?? '', `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...lines.slice(1)];
}
