/**
 * Compares the translations of one namespace between languages: the same keys, the same placeholders, and every plural
 * form that each language needs. It also covers keys built at run time, which the extraction misses.
 */

/** A parsed `locales/<language>/<namespace>.json`. */
export type LocaleTree = { readonly [key: string]: string | LocaleTree };

/** The seven languages of the product; the others are compared with French. */
export const languages = ['fr', 'en', 'es', 'de', 'it', 'nl', 'pt'] as const;
/** One of {@link languages}. */
export type Language = (typeof languages)[number];

/** A text that is the same in this many namespaces is refused. */
const REPEATS_REFUSED = 3;

const pluralKey = /^(?<base>.+?)(?<kind>_ordinal)?_(?<form>zero|one|two|few|many|other)$/;

/**
 * Returns one sentence for each difference of the languages of a namespace; none when all agree.
 *
 * @param namespace its name, for the sentences
 * @param byLanguage the parsed files; a language without a file is missing every key
 */
export function localeDifferences(namespace: string, byLanguage: Partial<Record<Language, LocaleTree>>): string[] {
  const flat = languages.map((language) => ({ language, entries: flatten(byLanguage[language] ?? {}) }));
  const plurals = pluralBases(flat.flatMap(({ entries }) => [...entries.keys()]));
  const allBases = new Set(flat.flatMap(({ entries }) => [...entries.keys()].map((key) => baseOf(key, plurals))));
  const reference = placeholdersByBase(flat[0]?.entries ?? new Map(), plurals);

  return flat.flatMap(({ language, entries }) => {
    const say = (key: string, what: string) => `locales/${language}/${namespace}.json: "${key}" ${what}.`;
    const expected = [...allBases].flatMap((base) => keysNeeded(base, plurals, language));
    const missing = expected.filter((key) => !entries.has(key)).map((key) => say(key, 'is missing'));
    const extra = [...entries.keys()]
      .filter((key) => !expected.includes(key))
      .map((key) => say(key, 'is a plural form this language does not have'));
    const empty = [...entries].filter(([, text]) => text.trim() === '').map(([key]) => say(key, 'is empty'));
    const breaking = [...entries]
      .filter(([, text]) => mayBreakAtMark(text))
      .map(([key]) => say(key, 'has a space beside a mark at which a line may end'));
    const own = placeholdersByBase(entries, plurals);
    const placeholders = [...own].flatMap(([base, names]) => {
      const wanted = reference.get(base);
      if (!wanted || sameMembers(wanted, names)) return [];
      return [say(base, `uses the placeholders ${listed(names)}, but French uses ${listed(wanted)}`)];
    });
    return [...missing, ...extra, ...empty, ...breaking, ...placeholders];
  });
}

/**
 * Returns whether a line may break between a word and its `: ; ? ! »`, or after `«`. French has a non-breaking space
 * there (U+00A0 beside a colon and the quotation marks, U+202F beside the others); other languages have none.
 */
export function mayBreakAtMark(text: string): boolean {
  return /\S [:;?!»](?!\w)|« /.test(text);
}

/**
 * Returns one sentence for each text that stands in {@link REPEATS_REFUSED} namespaces or more, alike in all
 * languages: such a word belongs in `words` (or `common`, for the sign-in page too). A plural counts as one text, and
 * the texts of choices (keys under `values`, built at run time) are left out, as their gender follows the thing named.
 *
 * @param byNamespace the parsed files of all languages, by the name of the namespace
 */
export function repeatedTexts(
  byNamespace: Readonly<Record<string, Partial<Record<Language, LocaleTree>>>>,
): readonly string[] {
  const places = new Map<string, { text: string; keys: string[]; namespaces: Set<string> }>();
  for (const [namespace, byLanguage] of Object.entries(byNamespace)) {
    const flat = languages.map((language) => flatten(byLanguage[language] ?? {}));
    const plurals = pluralBases(flat.flatMap((entries) => [...entries.keys()]));
    for (const base of new Set(flat.flatMap((entries) => [...entries.keys()].map((key) => baseOf(key, plurals))))) {
      if (/(^|\.)values\./.test(base)) continue;
      const texts = flat.map((entries) =>
        [...entries]
          .filter(([key]) => baseOf(key, plurals) === base)
          .map(([key, text]) => [key.slice(base.length), text]),
      );
      const same = JSON.stringify(texts);
      const place = places.get(same) ?? { text: texts[0]?.[0]?.[1] ?? '', keys: [], namespaces: new Set() };
      place.keys.push(`${namespace}:${base}`);
      place.namespaces.add(namespace);
      places.set(same, place);
    }
  }
  return [...places.values()]
    .filter(({ namespaces }) => namespaces.size >= REPEATS_REFUSED)
    .map(({ text, keys }) => `"${text}" stands in ${keys.join(', ')}: move it to locales/*/words.json.`);
}

/** Returns the texts by their full key, parts joined by dots. */
function flatten(tree: LocaleTree, prefix = ''): Map<string, string> {
  const entries = Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
  );
  return new Map(entries);
}

/** A key is a plural only when its `_other` form exists: `step_one` alone is an ordinary key. */
function pluralBases(keys: readonly string[]): Map<string, Intl.PluralRuleType> {
  return new Map(
    keys.flatMap((key): [string, Intl.PluralRuleType][] => {
      const { base, kind, form } = pluralKey.exec(key)?.groups ?? {};
      if (base === undefined || form !== 'other') return [];
      return [[base + (kind ?? ''), kind ? 'ordinal' : 'cardinal']];
    }),
  );
}

function baseOf(key: string, plurals: ReadonlyMap<string, Intl.PluralRuleType>): string {
  const { base, kind = '' } = pluralKey.exec(key)?.groups ?? {};
  return base !== undefined && plurals.has(base + kind) ? base + kind : key;
}

function keysNeeded(base: string, plurals: ReadonlyMap<string, Intl.PluralRuleType>, language: Language): string[] {
  const type = plurals.get(base);
  if (!type) return [base];
  return new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories.map((form) => `${base}_${form}`);
}

/** A form may leave the number out ("one animal"), so the forms of a plural count together. */
function placeholdersByBase(
  entries: ReadonlyMap<string, string>,
  plurals: ReadonlyMap<string, Intl.PluralRuleType>,
): Map<string, Set<string>> {
  const result = new Map<string, Set<string>>();
  for (const [key, text] of entries) {
    const base = baseOf(key, plurals);
    const names = result.get(base) ?? new Set<string>();
    for (const match of text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}|<\/?(\w+)\s*\/?>/g))
      names.add(match[1] ?? `<${match[2]}>`);
    result.set(base, names);
  }
  return result;
}

function sameMembers(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  return left.size === right.size && [...left].every((member) => right.has(member));
}

function listed(names: ReadonlySet<string>): string {
  return names.size === 0 ? 'none' : [...names].toSorted().join(', ');
}
