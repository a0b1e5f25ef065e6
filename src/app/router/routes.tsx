import type { RouteObject } from 'react-router-dom';
import { loadNamespaces, type NamespaceName } from '#i18n/start.ts';
import { CrashPage } from '../errors/CrashPage.tsx';
import { COMING_PUBLIC_PATHS, COMING_ROUTES, type ComingRoute } from './coming-routes.ts';
import type { FeatureRoute } from './feature-route.ts';
import { FEATURE_ROUTES, PUBLIC_ROUTES } from './feature-routes.ts';
import { HomeRedirect } from './HomeRedirect.tsx';
import { OpeningPage } from './OpeningPage.tsx';
import { RootPage } from './RootPage.tsx';
import { SessionGate } from './SessionGate.tsx';

const LAYOUT_NAMESPACES = ['layout', 'menu', 'access', 'errors'] as const;

/**
 * The one table of addresses. Public pages stand beside the layout, everything else behind the gate and inside it.
 * Paths match whatever their case, as react-router does unless told otherwise.
 */
export function appRoutes(features: readonly FeatureRoute[] = FEATURE_ROUTES): RouteObject[] {
  const built = new Set([...features, ...PUBLIC_ROUTES].map((route) => route.path.toLowerCase()));
  const coming = COMING_ROUTES.filter((route) => !built.has(route.path.toLowerCase()));
  return [
    {
      element: <RootPage />,
      errorElement: <CrashPage />,
      HydrateFallback: OpeningPage,
      children: [
        { path: '/login', lazy: withTexts(['auth'], () => import('./SignInRoute.tsx')) },
        ...PUBLIC_ROUTES.map(({ path, namespaces, page }) => ({ path, lazy: withTexts(namespaces, page) })),
        ...COMING_PUBLIC_PATHS.filter((path) => !built.has(path.toLowerCase())).map((path) => ({
          path,
          lazy: withTexts(LAYOUT_NAMESPACES, () => import('./PublicComingPage.tsx')),
        })),
        {
          element: <SessionGate />,
          children: [
            {
              lazy: withTexts(LAYOUT_NAMESPACES, () => import('../layout/AppLayout.tsx')),
              children: [
                { errorElement: <CrashPage />, children: [...features.map(featureRoute), ...coming.map(comingRoute)] },
              ],
            },
            { path: '/', element: <HomeRedirect /> },
            { path: '*', element: <HomeRedirect /> },
          ],
        },
      ],
    },
  ];
}

function featureRoute({ path, feature, namespaces, page }: FeatureRoute): RouteObject {
  return {
    path,
    lazy: async () => {
      const [{ Component: Page }, { FeatureGuard }, { screenKeyOf }] = await Promise.all([
        page(),
        import('./FeatureGuard.tsx'),
        import('./screen-name.ts'),
        loadNamespaces([...LAYOUT_NAMESPACES, ...namespaces]),
      ]);
      const screen = screenKeyOf(path);
      return {
        Component: () => (
          <FeatureGuard feature={feature} screen={screen}>
            <Page />
          </FeatureGuard>
        ),
      };
    },
  };
}

function comingRoute({ path, feature, screen }: ComingRoute): RouteObject {
  return {
    path,
    lazy: async () => {
      const [{ ComingPage }, { FeatureGuard }] = await Promise.all([
        import('./ComingPage.tsx'),
        import('./FeatureGuard.tsx'),
        loadNamespaces(LAYOUT_NAMESPACES),
      ]);
      return {
        Component: () => (
          <FeatureGuard feature={feature} screen={screen}>
            <ComingPage screen={screen} />
          </FeatureGuard>
        ),
      };
    },
  };
}

/** Fetches a page's code and its words together. */
function withTexts<Module>(namespaces: readonly NamespaceName[], page: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([page(), loadNamespaces(namespaces)]);
    return module;
  };
}
