/** Screens of this feature; see src/app/README.md. */
export const speciesDashboardRoutes = [
  {
    path: '/DashboardSpecie',
    feature: 'individuals',
    namespaces: [
      ...(['species-dashboard', 'taxonomy', 'evaluation-history', 'analyses', 'scores', 'form', 'lists'] as const),
      ...(['campaigns', 'campaign-errors', 'session-errors', 'ethogram-errors'] as const),
    ],
    page: () => import('./SpeciesDashboardPage.tsx'),
  },
] as const;
