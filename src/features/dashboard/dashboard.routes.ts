/** Screens of this feature; see src/app/README.md. */
export const dashboardRoutes = [
  {
    path: '/Dashboard',
    feature: 'dashboard',
    namespaces: ['dashboard', 'tasks'],
    page: () => import('./DashboardPage.tsx'),
  },
] as const;
