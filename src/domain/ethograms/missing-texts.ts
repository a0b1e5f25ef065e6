import { isUntranslated, missingLanguages, type Translated } from '../content/translated.ts';
import { LANGUAGES, type Language } from '../users/language.ts';
import type { EthogramContent } from './ethogram.ts';

/** A text of an ethogram that languages lack, at its path, such as 'behaviours.3.definition'. */
export type MissingText = {
  readonly path: string;
  /** the code of its behaviour; null outside behaviours */
  readonly code: string | null;
  readonly languages: readonly Language[];
};

/**
 * Returns the texts that are not written in every language, in the order of the editor; empty when it may be published. A
 * description may be missing altogether, but not in some languages only.
 */
export function missingTexts({ name, description, categories, behaviours }: EthogramContent): MissingText[] {
  const all: [string, string | null, Translated][] = [
    ['name', null, name],
    ...(isUntranslated(description) ? [] : [['description', null, description] satisfies (typeof all)[number]]),
    ...categories.map((one, at): (typeof all)[number] => [`categories.${at}.name`, null, one.name]),
    ...behaviours.flatMap(({ code, modifiers, ...behaviour }, at): (typeof all)[number][] => [
      [`behaviours.${at}.name`, code, behaviour.name],
      [`behaviours.${at}.definition`, code, behaviour.definition],
      ...modifiers.flatMap((modifier, place): (typeof all)[number][] => [
        [`behaviours.${at}.modifiers.${place}.name`, code, modifier.name],
        ...modifier.values.map((value, number): (typeof all)[number] => [
          `behaviours.${at}.modifiers.${place}.values.${number}.name`,
          code,
          value.name,
        ]),
      ]),
    ]),
  ];
  return all.flatMap(([path, code, text]) => {
    const languages = missingLanguages(text);
    return languages.length === 0 ? [] : [{ path, code, languages }];
  });
}

/** Returns the languages in which any text is missing, in their order. */
export function languagesToWrite(missing: readonly MissingText[]): Language[] {
  return LANGUAGES.filter((language) => missing.some(({ languages }) => languages.includes(language)));
}
