import type { RouteObject } from 'react-router-dom';
import { loadNamespaces } from '#i18n/start.ts';
import { CrashPage } from '../errors/CrashPage.tsx';
import { COMING_PUBLIC_PATHS, COMING_ROUTES, type ComingRoute } from './coming-routes.ts';
import type { FeatureRoute } from './feature-route.ts';
import { FEATURE_ROUTES } from './feature-routes.ts';
import { PUBLIC_ROUTES } from './public-routes.ts';
import { withTexts } from './with-texts.ts';

const LAYOUT_NAMESPACES = ['layout', 'menu', 'access', 'errors', 'words'] as const;
const isAmong = (routes: readonly { readonly path: string }[]) => {
  const paths = new Set(routes.map(({ path }) => path.toLowerCase()));
  return (path: string) => paths.has(path.toLowerCase());
};

/** Returns every public page but the sign-in page, which the entry has itself. */
export function publicRoutes(): RouteObject[] {
  const isBuilt = isAmong(PUBLIC_ROUTES);
  return [
    ...PUBLIC_ROUTES.map(({ path, namespaces, page }) => ({ path, lazy: withTexts(namespaces, page) })),
    ...COMING_PUBLIC_PATHS.filter((path) => !isBuilt(path)).map((path) => ({
      path,
      lazy: withTexts(LAYOUT_NAMESPACES, () => import('./PublicComingPage.tsx')),
    })),
  ];
}

/** Returns every screen inside the layout. */
export function screenRoutes(features: readonly FeatureRoute[] = FEATURE_ROUTES): RouteObject[] {
  const isBuilt = isAmong([...features, ...PUBLIC_ROUTES]);
  const coming = COMING_ROUTES.filter(({ path }) => !isBuilt(path));
  return [
    {
      lazy: withTexts(LAYOUT_NAMESPACES, () => import('../layout/AppLayout.tsx')),
      children: [
        { errorElement: <CrashPage />, children: [...features.map(featureRoute), ...coming.map(comingRoute)] },
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
