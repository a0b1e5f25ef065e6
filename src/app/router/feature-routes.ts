import { dashboardRoutes } from '#features/dashboard/dashboard.routes.ts';
import { tasksRoutes } from '#features/tasks/tasks.routes.ts';
import type { FeatureRoute, PublicRoute } from './feature-route.ts';

/** The screens that exist: every feature's own list. */
export const FEATURE_ROUTES: readonly FeatureRoute[] = [...dashboardRoutes, ...tasksRoutes];

/** The public pages that exist. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = [];
