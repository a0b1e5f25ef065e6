import { useContext } from 'react';
import { type Location, UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';

/**
 * Returns a function for the address at which the application is, or to which it is on its way. The drawn address may
 * be a moment behind, and a change based on it would undo the last one. Outside of the application's router (in a test)
 * it is the drawn one.
 */
export function useRouterNow(): () => Location {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const drawn = useLocation();
  return () => (router === undefined ? drawn : (router.state.navigation.location ?? router.state.location));
}
