import { accountRoutes } from '#features/account/account.routes.ts';
import { appStoreRoutes } from '#features/app-store/app-store.routes.ts';
import { authPublicRoutes } from '#features/auth/auth.routes.ts';
import { dashboardRoutes } from '#features/dashboard/dashboard.routes.ts';
import { diagnosticsRoutes } from '#features/diagnostics/diagnostics.routes.ts';
import { establishmentsRoutes } from '#features/establishments/establishments.routes.ts';
import { exportsRoutes } from '#features/exports/exports.routes.ts';
import { peopleRoutes } from '#features/people/people.routes.ts';
import { submenuRoutes } from '#features/submenu/submenu.routes.ts';
import { tasksRoutes } from '#features/tasks/tasks.routes.ts';
import { wallDisplayRoutes } from '#features/wall-display/wall-display.routes.ts';
import type { FeatureRoute, PublicRoute } from './feature-route.ts';

/** The screens that exist: every feature's own list. */
export const FEATURE_ROUTES: readonly FeatureRoute[] = [
  ...accountRoutes,
  ...dashboardRoutes,
  ...diagnosticsRoutes,
  ...establishmentsRoutes,
  ...peopleRoutes,
  ...submenuRoutes,
  ...tasksRoutes,
  ...wallDisplayRoutes,
];

/** The public pages that exist. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = [...appStoreRoutes, ...authPublicRoutes, ...exportsRoutes];
