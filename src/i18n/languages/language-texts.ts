/** The texts of one namespace: sentences by key, nested as in the file. */
export type Texts = { readonly [key: string]: string | Texts };

/**
 * One language. A module of its own, so that the first page gets its words in one file and no list of all the others.
 */
export type LanguageTexts = {
  /** the texts of every page and of the sign-in pages, by namespace */
  readonly atOnce: Readonly<Record<string, Texts>>;
  /** the rest, by address: '/locales/fr/tasks.json' */
  readonly later: Readonly<Record<string, () => Promise<unknown>>>;
};
