import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAppSelector } from '#state/store.ts';
import { selectSession } from '#state/session/session.slice.ts';
import { OpeningPage } from './OpeningPage.tsx';
import { signInAddress } from './wanted-address.ts';

/** Lets in whoever is signed in and ready; the others go to the sign-in page, which leads them back here. */
export function SessionGate() {
  const session = useAppSelector(selectSession);
  const { pathname, search, hash } = useLocation();
  const [wasReady, setWasReady] = useState(false);
  if (session.status === 'ready' && !wasReady) setWasReady(true);

  if (session.status === 'ready') return <Outlet />;
  if (session.status === 'loading') return <OpeningPage />;
  // Whoever left by hand starts afresh; whoever was thrown out comes back to where they were.
  const leftByHand = session.status === 'signedOut' && session.reason === null && wasReady;
  return <Navigate to={signInAddress(leftByHand ? null : `${pathname}${search}${hash}`)} replace />;
}
