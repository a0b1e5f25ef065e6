import type { ComponentType } from 'react';
import type { Feature } from '#domain/access/features.ts';
import type { NamespaceName } from '#i18n/start.ts';

/** A page outside the layout, open to everyone. */
export type PublicRoute = Pick<FeatureRoute, 'path' | 'namespaces' | 'page'>;

/** A screen as its feature declares it. The router adds the guard, the layout and the loading of code and texts. */
export type FeatureRoute = {
  /** the specification's name, with its slash: '/TaskManagementView' */
  readonly path: string;
  /** line of the permission table that opens it */
  readonly feature: Feature;
  /** texts of the page besides `common` and `errors`; loaded together with its code */
  readonly namespaces: readonly NamespaceName[];
  /** `() => import('./TaskListPage.tsx')`; the module exports the page as `Component` */
  readonly page: () => Promise<{ readonly Component: ComponentType }>;
};
