import { lazy, Suspense, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAppSelector } from '#state/store.ts';
import { selectSession } from '#state/session/session.slice.ts';
import { homeOf } from './home.ts';
import { OpeningPage } from './OpeningPage.tsx';
import { signInAddress } from './wanted-address.ts';
import { withTexts } from './with-texts.ts';

// Few people ever see it.
const UnreadablePage = lazy(
  withTexts(['arrival', 'auth', 'errors'], async () => {
    const { loadUnreadablePage } = await import('#features/auth/index.ts');
    return { default: await loadUnreadablePage() };
  }),
);

/** Admits people who are signed in and ready; sends the others to the sign-in page, which leads them back here. */
export function SessionGate() {
  const session = useAppSelector(selectSession);
  const { pathname, search, hash } = useLocation();
  const [wasReady, setWasReady] = useState(false);
  if (session.status === 'ready' && !wasReady) setWasReady(true);

  if (session.status === 'ready') return <Outlet />;
  if (session.status === 'loading') return <OpeningPage />;
  if (session.status === 'unreadable') {
    if (pathname === '/') return <Navigate to={homeOf(session)} replace />;
    return (
      <Suspense fallback={<OpeningPage />}>
        <UnreadablePage reason={session.reason} />
      </Suspense>
    );
  }
  // After a sign-out by hand the next visit starts afresh; after an expired session it returns to the same page.
  const leftByHand = session.status === 'signedOut' && session.reason === null && wasReady;
  return <Navigate to={signInAddress(leftByHand ? null : `${pathname}${search}${hash}`)} replace />;
}
