import { Navigate, useLocation } from 'react-router-dom';
import { SignInPage } from '#features/auth/index.ts';
import { useAppSelector } from '#state/store.ts';
import { selectSession } from '#state/session/session.slice.ts';
import { wantedAddress } from './wanted-address.ts';

/** The sign-in page; a person who is ready goes on to the wanted address. */
export function Component() {
  const session = useAppSelector(selectSession);
  const { search } = useLocation();
  return session.status === 'ready' ? <Navigate to={wantedAddress(search)} replace /> : <SignInPage />;
}
