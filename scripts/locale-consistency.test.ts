import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  type Language,
  languages,
  localeDifferences,
  type LocaleTree,
  mayBreakAtMark,
  repeatedTexts,
} from './locale-consistency.ts';

const localesFolder = join(import.meta.dirname, '..', 'locales');

function namespacesOf(language: Language): string[] {
  const folder = join(localesFolder, language);
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
}

function readNamespace(file: string): Partial<Record<Language, LocaleTree>> {
  const present = languages.filter((language) => namespacesOf(language).includes(file));
  return Object.fromEntries(
    present.map((language) => [language, JSON.parse(readFileSync(join(localesFolder, language, file), 'utf8'))]),
  );
}

/** The same tree in all languages, then changed. */
function everywhere(tree: LocaleTree, change: Partial<Record<Language, LocaleTree>> = {}) {
  return { ...Object.fromEntries(languages.map((language) => [language, tree])), ...change };
}

test('the seven languages have the same texts', () => {
  const namespaces = [...new Set(languages.flatMap(namespacesOf))];
  expect(namespaces.flatMap((file) => localeDifferences(file.replace(/\.json$/, ''), readNamespace(file)))).toEqual([]);
});

test('no text stands in three namespaces', () => {
  const namespaces = [...new Set(languages.flatMap(namespacesOf))];
  expect(
    repeatedTexts(Object.fromEntries(namespaces.map((file) => [file.replace(/\.json$/, ''), readNamespace(file)]))),
  ).toEqual([]);
});

test.each(languages)('no line of a sent message begins with a punctuation mark in %s', (language) => {
  const texts = JSON.parse(
    readFileSync(join(import.meta.dirname, '../functions/src/mail/texts', `${language}.json`), 'utf8'),
  ) as Record<string, Record<string, string>>;
  const all = Object.values(texts).flatMap((part) => Object.values(part));
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter((text) => mayBreakAtMark(text))).toEqual([]);
});

describe('repeated texts', () => {
  const save = everywhere({ save: 'Save' });

  test('a text in two namespaces passes', () => {
    expect(repeatedTexts({ animals: save, groups: save })).toEqual([]);
  });

  test('a text in three namespaces is named with its keys', () => {
    expect(repeatedTexts({ animals: save, groups: everywhere({ form: { ok: 'Save' } }), zones: save })).toEqual([
      '"Save" stands in animals:save, groups:form.ok, zones:save: move it to locales/*/words.json.',
    ]);
  });

  test('a text that differs in one language in the third namespace passes', () => {
    const other = everywhere({ save: 'Save' }, { de: { save: 'Sichern' } });
    expect(repeatedTexts({ animals: save, groups: save, zones: other })).toEqual([]);
  });

  test('the text of a choice in three namespaces passes', () => {
    const choice = everywhere({ values: { sex: { male: 'Male' } } });
    expect(repeatedTexts({ animals: choice, groups: choice, zones: choice })).toEqual([]);
  });

  test('a plural in three namespaces is named once', () => {
    const count = everywhere({ n_one: '{{count}} animal', n_other: '{{count}} animals' });
    expect(repeatedTexts({ animals: count, groups: count, zones: count })).toHaveLength(1);
  });
});

describe('comparing languages', () => {
  test('equal keys and placeholders pass', () => {
    expect(localeDifferences('tasks', everywhere({ list: { title: 'x', by: '{{name}}' } }))).toEqual([]);
  });

  test('no translation at all passes', () => {
    expect(localeDifferences('tasks', {})).toEqual([]);
  });

  test('a key missing in one language is named', () => {
    expect(localeDifferences('tasks', everywhere({ a: 'x', b: 'x' }, { de: { a: 'x' } }))).toEqual([
      'locales/de/tasks.json: "b" is missing.',
    ]);
  });

  test('a key that only one language has is missing in the six others', () => {
    expect(localeDifferences('tasks', everywhere({ a: 'x' }, { de: { a: 'x', b: 'x' } }))).toHaveLength(6);
  });

  test('an empty text is named', () => {
    expect(localeDifferences('tasks', everywhere({ a: 'x' }, { pt: { a: ' ' } }))).toEqual([
      'locales/pt/tasks.json: "a" is empty.',
    ]);
  });

  test.each(['Déjà pris : par qui', 'Partir ?', '« Mon compte\u00a0»', '«\u00a0Mon compte »', 'Fini ; rien', 'Non !'])(
    'a punctuation mark that a line may begin with is named: %s',
    (text) => {
      expect(localeDifferences('tasks', everywhere({ a: 'x' }, { fr: { a: text } }))).toEqual([
        'locales/fr/tasks.json: "a" has a space beside a mark at which a line may end.',
      ]);
    },
  );

  test.each([
    'Déjà pris\u00a0: par qui',
    'Partir\u202f?',
    'Gone?',
    ': tâche prévue',
    'voir https://enclos.example :8080',
  ])('a punctuation mark that stays with its word passes: %s', (text) =>
    expect(localeDifferences('tasks', everywhere({ a: text }))).toEqual([]),
  );

  test('a placeholder or tag that differs from French is named', () => {
    expect(
      localeDifferences('tasks', everywhere({ a: '{{name}} <b>x</b>' }, { en: { a: '{{nom}} <b>x</b>' } })),
    ).toEqual(['locales/en/tasks.json: "a" uses the placeholders <b>, nom, but French uses <b>, name.']);
  });

  test('French, Spanish, Italian and Portuguese need the plural form for millions, the others do not have it', () => {
    const short = { n_one: '{{count}}', n_other: '{{count}}' };
    const long = { ...short, n_many: '{{count}}' };
    const right = everywhere(long, { en: short, de: short, nl: short });
    expect(localeDifferences('tasks', right)).toEqual([]);
    expect(localeDifferences('tasks', { ...right, it: short })).toEqual([
      'locales/it/tasks.json: "n_many" is missing.',
    ]);
    expect(localeDifferences('tasks', { ...right, nl: long })).toEqual([
      'locales/nl/tasks.json: "n_many" is a plural form this language does not have.',
    ]);
  });

  test('a singular may leave out the number', () => {
    const short = { n_one: 'one animal', n_other: '{{count}} animals' };
    const long = { ...short, n_many: '{{count}} animals' };
    expect(localeDifferences('a', everywhere(long, { en: short, de: short, nl: short }))).toEqual([]);
  });

  test('a key that only ends like a plural is an ordinary key', () => {
    expect(localeDifferences('tasks', everywhere({ step_one: 'x', step_two: 'x' }))).toEqual([]);
  });
});
