/** Screens of this feature; see src/app/README.md. */
export const establishmentsRoutes = [
  {
    path: '/ZooList',
    feature: 'establishmentAdministration',
    namespaces: ['establishment', 'access', 'layout', 'form', 'lists'],
    page: () => import('./list/ZooListPage.tsx'),
  },
  {
    path: '/ZooDetails',
    feature: 'establishment',
    namespaces: ['establishment', 'announcements', 'access', 'layout', 'people', 'form', 'lists'],
    page: () => import('./details/ZooDetailsPage.tsx'),
  },
  {
    path: '/DashboardAkongo',
    feature: 'establishmentAdministration',
    namespaces: ['establishment', 'access', 'layout', 'lists'],
    page: () => import('./activity/ActivityPage.tsx'),
  },
] as const;
