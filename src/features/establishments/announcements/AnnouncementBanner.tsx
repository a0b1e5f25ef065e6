import { lazy, Suspense } from 'react';
import { loadNamespaces } from '#i18n/start.ts';

// After the first picture of the page that shows it: most days there is nothing to announce.
const AnnouncementsForMe = lazy(async () => {
  const [{ AnnouncementsForMe: Announcements }] = await Promise.all([
    import('./AnnouncementsForMe.tsx'),
    loadNamespaces(['establishment']),
  ]);
  return { default: Announcements };
});

/** What the establishment announces to the person, live; nothing when it announces nothing. */
export function AnnouncementBanner() {
  return (
    <Suspense fallback={null}>
      <AnnouncementsForMe />
    </Suspense>
  );
}
