import { lazy } from 'react';
import { loadNamespaces } from '#i18n/start.ts';

/** Fetched with its words by the homes that show it. */
export const OpenScreens = lazy(async () => {
  const [part] = await Promise.all([import('./OpenScreens.tsx'), loadNamespaces(['access', 'menu', 'submenu'])]);
  return { default: part.OpenScreens };
});
