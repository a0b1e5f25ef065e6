import type { BackendModule } from 'i18next';

type Texts = { readonly [key: string]: string | Texts };

// One small file per language and namespace, fetched when first needed: the sign-in page loads one language only.
const files = import.meta.glob<Texts>('/locales/*/*.json', { import: 'default' });

/** Brings `locales/<language>/<namespace>.json` to i18next. */
export const localeFiles: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, callback) => {
    const load = files[`/locales/${language}/${namespace}.json`];
    if (load === undefined) {
      callback(new Error(`No locales/${language}/${namespace}.json`), false);
      return;
    }
    load().then(
      (texts) => callback(null, texts),
      // `true` asks i18next to try again: on a bad connection the file comes at the second or third attempt.
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), true),
    );
  },
};
