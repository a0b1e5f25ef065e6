import { useContext } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';

/**
 * Returns what says whether the page is on its way to another address. Whoever changes the address then, a moment late,
 * would call the person back, or change the address of the next page. The router itself is asked: what is drawn may be
 * behind it. Outside of the application's router (a test) nobody leaves.
 */
export function useIsLeaving(): () => boolean {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { pathname } = useLocation();
  return () => {
    if (router === undefined) return false;
    const { navigation, location } = router.state;
    return (navigation.location ?? location).pathname !== pathname;
  };
}
