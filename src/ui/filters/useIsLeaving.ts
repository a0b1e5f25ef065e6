import { useLocation } from 'react-router-dom';
import { useRouterNow } from './useRouterNow.ts';

/**
 * Returns what says whether the page is on its way to another address. Whoever changes the address then, a moment late,
 * would call the person back, or change the address of the next page.
 */
export function useIsLeaving(): () => boolean {
  const routerNow = useRouterNow();
  const { pathname } = useLocation();
  return () => routerNow().pathname !== pathname;
}
