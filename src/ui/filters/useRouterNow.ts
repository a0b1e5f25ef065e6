import { useContext } from 'react';
import { type Location, UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';

/**
 * Returns what tells the address the application is at, or on its way to. What is drawn may be a moment behind it: whoever
 * goes on from there would undo what was done last. Outside of the application's router (a test) it is what is drawn.
 */
export function useRouterNow(): () => Location {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const drawn = useLocation();
  return () => (router === undefined ? drawn : (router.state.navigation.location ?? router.state.location));
}
