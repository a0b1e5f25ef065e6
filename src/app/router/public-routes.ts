import { appStoreRoutes } from '#features/app-store/app-store.routes.ts';
import { authPublicRoutes } from '#features/auth/auth.routes.ts';
import { exportsRoutes } from '#features/exports/exports.routes.ts';
import type { PublicRoute } from './feature-route.ts';

/** The public pages that exist. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = [...appStoreRoutes, ...authPublicRoutes, ...exportsRoutes];
