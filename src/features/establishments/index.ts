import { lazy } from 'react';
import { loadNamespaces } from '#i18n/start.ts';

export { AnnouncementBanner } from './announcements/AnnouncementBanner.tsx';
export { EstablishmentSwitch } from './switch/EstablishmentSwitch.tsx';

/** Fetched with its words, by the provider alone. */
export const ProviderHome = lazy(async () => {
  const [part] = await Promise.all([import('./home/ProviderHome.tsx'), loadNamespaces(['access', 'establishment'])]);
  return { default: part.ProviderHome };
});
