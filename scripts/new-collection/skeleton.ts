import { readFileSync } from 'node:fs';
import { WORDS } from './words.ts';

/** A collection to be: its name in the plural, the address of its screen and the line of the permission table that opens it. */
export type Wanted = { readonly things: string; readonly address: string; readonly feature: string };

/** A change of a file that every collection shares: the lines that go before the first place of `before`. */
export type SharedEdit = { readonly path: string; readonly before: string; readonly lines: string };

const TEMPLATES = new URL('templates/', import.meta.url);
const FILES: Readonly<Record<string, string>> = {
  'entity.ts': 'src/domain/__things__/__thing__.ts',
  'entity.test.ts': 'src/domain/__things__/__thing__.test.ts',
  'declaration.ts': 'src/domain/collections/__things__.ts',
  'endpoints.ts': 'src/data/__things__/__things__.endpoints.ts',
  'routes.ts': 'src/features/__things__/__things__.routes.ts',
  'page.tsx': 'src/features/__things__/__Things__Page.tsx',
  'form.tsx': 'src/features/__things__/__Thing__Form.tsx',
  'README.md': 'src/features/__things__/README.md',
  'screens.test.tsx': 'src/app/screens/__thing__-screens.test.tsx',
};

/** Returns why a collection cannot be called so, or null. */
export function faultOf({ things, address, feature }: Wanted): string | null {
  if (!/^[a-z]{3,}s$/.test(things)) return 'The name is one English word in the plural, in small letters: visits.';
  if (!/^\/\w+$/.test(address)) return 'The address is a slash and a name of the specification: /VisitListView.';
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
      path: 'firestore.rules',
      before: '  }\n}\n',
      lines: readFileSync(new URL('rules.txt', TEMPLATES), 'utf8').trimEnd() + '\n',
    },
    {
      path: 'firestore.indexes.json',
      before: '    {\n      "collectionGroup": "sectors"',
      lines:
        '    {\n      "collectionGroup": "__things__",\n      "queryScope": "COLLECTION",\n      "fields": [\n        { "fieldPath": "zooId", "order": "ASCENDING" },\n        { "fieldPath": "name", "order": "ASCENDING" }\n      ]\n    },\n',
    },
  ];
  return edits.map((edit) => ({ ...edit, lines: filled(edit.lines, wanted) }));
}

/** Returns the text with the lines put in; throws when the file no longer has the place. */
export function edited(source: string, { path, before, lines }: SharedEdit): string {
  const at = source.lastIndexOf(before);
  if (at < 0) throw new Error(`${path} has no line "${before.trim()}": add by hand:\n${lines}`);
  return source.slice(0, at) + lines + source.slice(at);
}

function fromTemplate(template: string, wanted: Wanted): string {
  return filled(readFileSync(new URL(`${template}.txt`, TEMPLATES), 'utf8'), wanted);
}

function filled(text: string, { things, address, feature }: Wanted): string {
  const thing = things.slice(0, -1);
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return text
    .replaceAll('__things__', things)
    .replaceAll('__thing__', thing)
    .replaceAll('__Things__', capital(things))
    .replaceAll('__Thing__', capital(thing))
    .replaceAll('__THINGS__', things.toUpperCase())
    .replaceAll('__address__', address)
    .replaceAll('__feature__', feature);
}
