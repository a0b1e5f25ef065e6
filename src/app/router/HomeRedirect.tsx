import { Navigate } from 'react-router-dom';
import { useAppSelector } from '#state/store.ts';
import { selectSession } from '#state/session/session.slice.ts';
import { homeOf } from './home.ts';

/** Redirects the root, and every unknown address, to the first screen. Stands behind the SessionGate. */
export function HomeRedirect() {
  const session = useAppSelector(selectSession);
  return <Navigate to={homeOf(session)} replace />;
}
