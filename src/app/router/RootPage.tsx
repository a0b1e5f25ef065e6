import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { setLanguage } from '#i18n/start.ts';
import { useAppSelector } from '#state/store.ts';
import { selectSessionLanguage, selectUserId } from '#state/session/session.slice.ts';

/**
 * The root of every page: the person's language, and the layout with the table of its screens, loaded while the person
 * is being recognised.
 */
export function RootPage() {
  const userId = useAppSelector(selectUserId);
  const language = useAppSelector(selectSessionLanguage);
  useEffect(() => {
    if (language !== null) void setLanguage(language);
  }, [language]);
  useEffect(() => {
    if (userId === null) return;
    // The router loads again the parts that fail here.
    void import('./screen-routes.tsx').catch(() => undefined);
    void import('../layout/AppLayout.tsx').catch(() => undefined);
  }, [userId]);
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
