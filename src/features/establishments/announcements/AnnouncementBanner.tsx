import { lazy, Suspense } from 'react';
import { loadNamespaces } from '#i18n/start.ts';

// Loaded after the first picture of its page: most days there is no announcement.
const AnnouncementsForMe = lazy(async () => {
  const [{ AnnouncementsForMe: Announcements }] = await Promise.all([
    import('./AnnouncementsForMe.tsx'),
    loadNamespaces(['announcements']),
  ]);
  return { default: Announcements };
});

/** The establishment's announcements to the person, live; nothing without any. */
export function AnnouncementBanner({ onUnread }: { readonly onUnread?: (count: number) => void }) {
  return (
    <Suspense fallback={null}>
      <AnnouncementsForMe onUnread={onUnread} />
    </Suspense>
  );
}
