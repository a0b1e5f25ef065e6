/** Screens of this feature; see src/app/README.md. */
export const animalsRoutes = [
  {
    path: '/specieAnimalsListView',
    feature: 'individuals',
    namespaces: ['animals', 'form', 'lists'],
    page: () => import('./list/AnimalListPage.tsx'),
  },
  {
    path: '/AnimalManagementView',
    feature: 'individuals',
    namespaces: ['animals', 'form', 'gallery', 'lists'],
    page: () => import('./details/AnimalPage.tsx'),
  },
] as const;
