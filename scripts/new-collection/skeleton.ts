import { readFileSync } from 'node:fs';
import { WORDS } from './words.ts';

/** A collection to be: its name in the plural, the addresses of its two screens and the line of the permission table that opens them. */
export type Wanted = {
  readonly things: string;
  readonly listAddress: string;
  readonly recordAddress: string;
  readonly feature: string;
};

/** A change of a file that every collection shares: the lines that go before the last place of `before`. */
export type SharedEdit = {
  readonly path: string;
  readonly before: string;
  readonly lines: string;
  /** a file that has this text already needs no lines */
  readonly unless?: string;
};

const TEMPLATES = new URL('templates/', import.meta.url);
const FILES: Readonly<Record<string, string>> = {
  'entity.ts': 'src/domain/__things__/__thing__.ts',
  'entity.test.ts': 'src/domain/__things__/__thing__.test.ts',
  'declaration.ts': 'src/domain/collections/__things__.ts',
  'collection.rules': 'rules/collections/__things__.rules',
  'endpoints.ts': 'src/data/__things__/__things__.endpoints.ts',
  'routes.ts': 'src/features/__things__/__things__.routes.ts',
  'href.ts': 'src/features/__things__/__thing__-href.ts',
  'list-page.tsx': 'src/features/__things__/__Thing__ListPage.tsx',
  'record-page.tsx': 'src/features/__things__/__Thing__Page.tsx',
  'form.tsx': 'src/features/__things__/__Thing__Form.tsx',
  'README.md': 'src/features/__things__/README.md',
  'screens.test.tsx': 'src/app/screens/__thing__-screens.test.tsx',
};

/** Returns why a collection cannot be called so, or null. */
export function faultOf({ things, listAddress, recordAddress, feature }: Wanted): string | null {
  if (!/^[a-z]{3,}s$/.test(things)) return 'The name is one English word in the plural, in small letters: visits.';
  if (![listAddress, recordAddress].every((address) => /^\/\w+$/.test(address)) || listAddress === recordAddress)
    return 'Each screen has its own address, a slash and a name of the specification: /VisitListView /VisitView.';
  return /^[a-zA-Z]+$/.test(feature) ? null : 'The feature is a line of src/domain/access/features.ts: enclosures.';
}

/** Returns the files of a new collection, by their paths. */
export function newFiles(wanted: Wanted): Record<string, string> {
  const files = Object.entries(FILES).map(([template, path]) => [filled(path, wanted), fromTemplate(template, wanted)]);
  const texts = Object.entries(WORDS).map(([language, words]) => [
    `locales/${language}/${wanted.things}.json`,
    `${JSON.stringify({ title: filled('__Things__', wanted), ...words }, null, 2)}\n`,
  ]);
  return Object.fromEntries([...files, ...texts]);
}

/** Returns the lines that a new collection needs in files that all share. */
export function sharedEdits(wanted: Wanted): SharedEdit[] {
  const edits: SharedEdit[] = [
    {
      path: 'src/domain/access/operations.ts',
      before: '} as const satisfies Record<string, Grant>',
      unless: "'__thing__.read'",
      lines:
        "\n  '__thing__.read': { feature: '__feature__', everyRole: true },\n  '__thing__.edit': { feature: '__feature__', admin: true },\n",
    },
    {
      path: 'src/domain/collections/collections.ts',
      before: 'import { closed, type Collection }',
      lines: "import { __THINGS__ } from './__things__.ts';\n",
    },
    { path: 'src/domain/collections/collections.ts', before: '  ...REFERENCES,', lines: '  __THINGS__,\n' },
    {
      path: 'src/app/router/feature-routes.ts',
      before: 'import type { FeatureRoute }',
      lines: "import { __things__Routes } from '#features/__things__/__things__.routes.ts';\n",
    },
    { path: 'src/app/router/feature-routes.ts', before: '];', lines: '  ...__things__Routes,\n' },
    {
      path: 'src/i18n/resources.d.ts',
      before: 'import type zones',
      lines: "import type __things__ from '../../locales/fr/__things__.json';\n",
    },
    {
      path: 'src/i18n/resources.d.ts',
      before: '      zones: typeof zones;',
      lines: '      __things__: typeof __things__;\n',
    },
    {
      path: 'firestore.indexes.json',
      before: '    {\n      "collectionGroup": "sectors"',
      lines:
        '    {\n      "collectionGroup": "__things__",\n      "queryScope": "COLLECTION",\n      "fields": [\n        { "fieldPath": "zooId", "order": "ASCENDING" },\n        { "fieldPath": "name", "order": "ASCENDING" }\n      ]\n    },\n',
    },
  ];
  return edits.map(({ unless, ...edit }) => ({
    ...edit,
    lines: filled(edit.lines, wanted),
    ...(unless === undefined ? {} : { unless: filled(unless, wanted) }),
  }));
}

/** The file of the paths that no rule opens yet. */
export const CLOSED_PATHS_FILE = 'src/domain/collections/closed-paths.ts';

/** Returns the source of the closed paths without the path of the new collection; the same source where it is not among them. */
export function opened(source: string, wanted: Wanted): string {
  return source.replace(new RegExp(`\\s*'${wanted.things}/\\{\\w+\\}',?(?=\\s*['\\]])`), '');
}

/** Returns the text with the lines put in; throws when the file no longer has the place. */
export function edited(source: string, { path, before, lines, unless }: SharedEdit): string {
  if (unless !== undefined && source.includes(unless)) return source;
  const at = source.lastIndexOf(before);
  if (at < 0) throw new Error(`${path} has no line "${before.trim()}": add by hand:\n${lines}`);
  return source.slice(0, at) + lines + source.slice(at);
}

function fromTemplate(template: string, wanted: Wanted): string {
  return filled(readFileSync(new URL(`${template}.txt`, TEMPLATES), 'utf8'), wanted);
}

function filled(text: string, { things, listAddress, recordAddress, feature }: Wanted): string {
  const thing = things.slice(0, -1);
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return text
    .replaceAll('__things__', things)
    .replaceAll('__thing__', thing)
    .replaceAll('__Things__', capital(things))
    .replaceAll('__Thing__', capital(thing))
    .replaceAll('__THINGS__', things.toUpperCase())
    .replaceAll('__listAddress__', listAddress)
    .replaceAll('__recordAddress__', recordAddress)
    .replaceAll('__feature__', feature);
}
