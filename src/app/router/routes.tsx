import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { CrashPage } from '../errors/CrashPage.tsx';
import type { FeatureRoute } from './feature-route.ts';
import { HomeRedirect } from './HomeRedirect.tsx';
import { OpeningPage } from './OpeningPage.tsx';
import { RootPage } from './RootPage.tsx';
import { SessionGate } from './SessionGate.tsx';
import { withTexts } from './with-texts.ts';

/** The ids of the routes that the table of the screens joins. */
const ROOT = 'root';
const GATE = 'gate';

/**
 * The addresses with which the application starts. All others come with `screensJoin` when one of them is opened: the
 * sign-in page stays as light as it is, however many screens there are.
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
            // Lazy, so that nobody is sent home from an address while the table that contains it is still loading.
            { path: '*', lazy: () => Promise.resolve({ Component: HomeRedirect }) },
          ],
        },
      ],
    },
  ];
}

/**
 * Returns the router's callback for an address it does not know: public pages join beside the layout, everything else
 * behind the gate and inside it. Paths match in any case, by react-router's default.
 */
export function screensJoin(features?: readonly FeatureRoute[]): PatchRoutesOnNavigationFunction {
  return async ({ patch }) => {
    const { publicRoutes, screenRoutes } = await import('./screen-routes.tsx');
    patch(ROOT, publicRoutes());
    patch(GATE, screenRoutes(features));
  };
}
