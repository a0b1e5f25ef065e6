import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#domain/users/language.ts';

/** Words that French uses for two things, or that take a gender or a number elsewhere. The terms of the field are in docs/terms.md. */
const TWO_MEANINGS: readonly string[] = [
  // two things
  'Annuler', // to leave a form; to take a change back
  'Aperçu', // what a text will look like; the first tab
  'En attente', // of an account; in a queue
  'En retard', // due and not done; done late
  'Information', // what is published; one of its types
  'Informations', // what is published; the first step of a task
  'Légende', // of a photo; of a chart
  'Mort', // an event; a state
  'Nom', // of a thing; of a family
  'Personne', // nobody; a person
  'Reprendre', // to resume; to take over
  'Responsable', // a role; who is in charge
  'Échéance', // the day something is due; due on
  'Établissement introuvable', // the specification words one of them
  // one thing, in a gender or number that French does not show or another language does
  'Actif',
  'Active',
  'Au',
  'Aucun',
  'Enclos',
  'Envoi',
  'Expirée',
  'Inconnu',
  'Mois',
  'mois',
];

const files = import.meta.glob<Record<string, unknown>>('/locales/*/*.json', { import: 'default', eager: true });

function entriesOf(tree: object, path: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]): [string, string][] =>
    typeof value === 'string' ? [[`${path}.${key}`, value]] : entriesOf(value as object, `${path}.${key}`),
  );
}

function textsOf(language: Language): ReadonlyMap<string, string> {
  const start = `/locales/${language}/`;
  const own = Object.entries(files).filter(([path]) => path.startsWith(start));
  return new Map(own.flatMap(([path, tree]) => entriesOf(tree, path.slice(start.length, -'.json'.length))));
}

/** Returns the texts that are the same in French and differ in the language, as sentences; texts with a value in them are compared apart. */
function saidTwoWays(language: Language): string[] {
  const own = textsOf(language);
  const ways = new Map<string, Map<string, string>>();
  for (const [key, french] of textsOf('fr')) {
    const text = own.get(key);
    if (text === undefined || french.includes('{{') || TWO_MEANINGS.includes(french)) continue;
    ways.set(french, (ways.get(french) ?? new Map<string, string>()).set(text, key));
  }
  return [...ways]
    .filter(([, texts]) => texts.size > 1)
    .map(([french, texts]) => `${french}: ${[...texts].map(([text, key]) => `"${text}" (${key})`).join(', ')}`);
}

it.each(LANGUAGES.filter((language) => language !== 'fr'))('a French word is one word in %s', (language) => {
  expect(saidTwoWays(language)).toEqual([]);
});
