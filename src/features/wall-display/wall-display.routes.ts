/** Screens of this feature; see src/app/README.md. */
export const wallDisplayRoutes = [
  {
    path: '/singleview',
    feature: 'dashboard',
    namespaces: ['pages', 'tasks', 'quick-groups', 'scores', 'monitoring'],
    page: () => import('./WallDisplayPage.tsx'),
  },
] as const;
