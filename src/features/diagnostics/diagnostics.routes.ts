/** Screens of this feature; see src/app/README.md. */
export const diagnosticsRoutes = [
  {
    path: '/testView',
    feature: 'multiEstablishment',
    namespaces: ['pages'],
    page: () => import('./DiagnosticsPage.tsx'),
  },
] as const;
