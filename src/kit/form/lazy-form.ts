import { type ComponentType, lazy } from 'react';
import { loadNamespaces } from '#i18n/start.ts';

/** Returns a form that is fetched, with the texts of the kit's forms, when it opens for the first time; it stands in a Suspense. */
export function lazyForm<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [form] = await Promise.all([load(), loadNamespaces(['form'])]);
    return { default: form };
  });
}
