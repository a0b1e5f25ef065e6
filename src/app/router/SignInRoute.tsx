import { Navigate, useLocation } from 'react-router-dom';
import { SignInPage } from '#features/auth/index.ts';
import { useAppSelector } from '#state/store.ts';
import { selectSession } from '#state/session/session.slice.ts';
import { wantedAddress } from './wanted-address.ts';

/** The sign-in page; a signed-in person goes on to the wanted address, or to the error of their establishment. */
export function Component() {
  const session = useAppSelector(selectSession);
  const { search } = useLocation();
  const goesOn = session.status === 'ready' || session.status === 'unreadable';
  return goesOn ? <Navigate to={wantedAddress(search)} replace /> : <SignInPage />;
}
