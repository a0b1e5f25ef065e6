import { createBrowserRouter, createMemoryRouter } from 'react-router-dom';
import type { FeatureRoute } from './feature-route.ts';
import { entryRoutes, screensJoin } from './routes.tsx';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** Returns the router of the browser's address bar. */
export function makeRouter(): AppRouter {
  return createBrowserRouter(entryRoutes(), { patchRoutesOnNavigation: screensJoin() });
}

/** Returns a router in memory that starts at `address`; for tests. */
export function makeMemoryRouter(address: string, features?: readonly FeatureRoute[]): AppRouter {
  return createMemoryRouter(entryRoutes(), {
    initialEntries: [address],
    patchRoutesOnNavigation: screensJoin(features),
  });
}
