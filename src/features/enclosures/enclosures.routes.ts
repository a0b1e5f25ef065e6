/** Screens of this feature; see src/app/README.md. */
export const enclosuresRoutes = [
  {
    path: '/EnclosureListView',
    feature: 'enclosures',
    namespaces: ['enclosures', 'lists'],
    page: () => import('./list/EnclosureListPage.tsx'),
  },
  {
    path: '/EnclosureManagementView',
    feature: 'enclosures',
    namespaces: ['enclosures', 'form', 'zones', 'lists', 'animals', 'tasks', 'gallery'],
    page: () => import('./details/EnclosureManagementPage.tsx'),
  },
] as const;
