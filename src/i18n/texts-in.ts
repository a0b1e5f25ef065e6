import i18next, { type TFunction } from 'i18next';
import type { Language } from '#domain/users/language.ts';
import { localeOf } from './locale.ts';
import type { NamespaceName } from './start.ts';

/** Returns the texts of namespaces in a language other than that of the page, for a document that is written in it. */
export async function textsIn<const Names extends readonly [NamespaceName, ...NamespaceName[]]>(
  language: Language,
  namespaces: Names,
): Promise<TFunction<Names>> {
  const locale = localeOf(language);
  const isMissing = namespaces.some((namespace) => !i18next.hasResourceBundle(locale, namespace));
  if (isMissing) await i18next.reloadResources([locale], [...namespaces]);
  return i18next.getFixedT(locale, namespaces);
}
