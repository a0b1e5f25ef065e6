import * as z from 'zod/mini';
import { TAXON_NAME_LENGTH } from '#domain/taxonomy/latin-name.ts';
import type { Translations } from '#domain/taxonomy/taxonomy.ts';
import { type Language, LANGUAGES } from '#domain/users/language.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';

/** A name in each of the seven languages, each a field of its own; one that is not known is empty. */
export type TypedNames = Readonly<Record<Language, string>>;

/** The fields of the names, for the schema of a form. */
export const NAME_FIELDS = byLanguage(() => z.string());

/** The labels of the name fields, and the longest name. */
export const NAME_TEXTS = byLanguage((language) => ({
  label: LANGUAGE_NAMES[language],
  maxLength: TAXON_NAME_LENGTH,
}));

/** Returns the names as fields. */
export function typedNames(names: Translations): TypedNames {
  return byLanguage((language) => names[language] ?? '');
}

/** Returns the names of a form's values, among its other fields. */
export function namesOf(values: TypedNames): Translations {
  return byLanguage((language) => values[language]);
}

function byLanguage<Value>(valueOf: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, valueOf(language)])) as Record<Language, Value>;
}
