import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { CrashPage } from '../errors/CrashPage.tsx';
import type { FeatureRoute } from './feature-route.ts';
import { HomeRedirect } from './HomeRedirect.tsx';
import { OpeningPage } from './OpeningPage.tsx';
import { RootPage } from './RootPage.tsx';
import { SessionGate } from './SessionGate.tsx';
import { withTexts } from './with-texts.ts';

/** Where the table of the screens joins the entry's own addresses. */
const ROOT = 'root';
const GATE = 'gate';

/**
 * The addresses that the application starts with. All others come with `screensJoin` when one of them is asked for:
 * the sign-in page stays as light as it is however many screens there are.
 */
export function entryRoutes(): RouteObject[] {
  return [
    {
      id: ROOT,
      element: <RootPage />,
      errorElement: (
        <main>
          <CrashPage />
        </main>
      ),
      HydrateFallback: OpeningPage,
      children: [
        { path: '/login', lazy: withTexts(['auth'], () => import('./SignInRoute.tsx')) },
        {
          id: GATE,
          element: <SessionGate />,
          children: [
            { path: '/', element: <HomeRedirect /> },
            // Lazy, so that nobody is sent home from an address of which the table is still to come.
            { path: '*', lazy: () => Promise.resolve({ Component: HomeRedirect }) },
          ],
        },
      ],
    },
  ];
}

/**
 * Returns what the router calls for an address it does not know: public pages join beside the layout, everything else
 * behind the gate and inside it. Paths match whatever their case, as react-router does unless told otherwise.
 */
export function screensJoin(features?: readonly FeatureRoute[]): PatchRoutesOnNavigationFunction {
  return async ({ patch }) => {
    const { publicRoutes, screenRoutes } = await import('./screen-routes.tsx');
    patch(ROOT, publicRoutes());
    patch(GATE, screenRoutes(features));
  };
}
