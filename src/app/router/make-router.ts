import { createBrowserRouter, createMemoryRouter } from 'react-router-dom';
import type { FeatureRoute } from './feature-route.ts';
import { appRoutes } from './routes.tsx';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** Returns the router of the browser's address bar. */
export function makeRouter(): AppRouter {
  return createBrowserRouter(appRoutes());
}

/** Returns a router that starts at `address` and keeps its addresses to itself; for tests. */
export function makeMemoryRouter(address: string, features?: readonly FeatureRoute[]): AppRouter {
  return createMemoryRouter(appRoutes(features), { initialEntries: [address] });
}
