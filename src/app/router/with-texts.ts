import { loadNamespaces, type NamespaceName } from '#i18n/start.ts';

/** Returns the loader of a page that fetches its code and its words together. */
export function withTexts<Module>(
  namespaces: readonly NamespaceName[],
  page: () => Promise<Module>,
): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([page(), loadNamespaces(namespaces)]);
    return module;
  };
}
