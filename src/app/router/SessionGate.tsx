import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAppSelector } from '#state/store.ts';
import { selectSession } from '#state/session/session.slice.ts';
import { OpeningPage } from './OpeningPage.tsx';
import { signInAddress } from './wanted-address.ts';

/** Admits people who are signed in and ready; sends the others to the sign-in page, which leads them back here. */
export function SessionGate() {
  const session = useAppSelector(selectSession);
  const { pathname, search, hash } = useLocation();
  const [wasReady, setWasReady] = useState(false);
  if (session.status === 'ready' && !wasReady) setWasReady(true);

  if (session.status === 'ready') return <Outlet />;
  if (session.status === 'loading') return <OpeningPage />;
  // After a sign-out by hand the next visit starts afresh; after an expired session it returns to the same page.
  const leftByHand = session.status === 'signedOut' && session.reason === null && wasReady;
  return <Navigate to={signInAddress(leftByHand ? null : `${pathname}${search}${hash}`)} replace />;
}
