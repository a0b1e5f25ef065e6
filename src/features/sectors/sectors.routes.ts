/** Screens of this feature; see src/app/README.md. */
export const sectorsRoutes = [
  {
    path: '/SectorListView',
    feature: 'sectors',
    namespaces: ['sectors', 'lists'],
    page: () => import('./list/SectorListPage.tsx'),
  },
  {
    path: '/SectorManagementView',
    feature: 'sectors',
    namespaces: ['sectors', 'form', 'sector-dashboard', 'lists', 'animals', 'gallery', 'people', 'access', 'tasks'],
    page: () => import('./details/SectorPage.tsx'),
  },
] as const;
