/** Screens of this feature; see src/app/README.md. */
export const focalAnalysisRoutes = [
  {
    path: '/FocalAnalysisView',
    feature: 'analytics',
    namespaces: [
      ...(['focal-analysis', 'analyses', 'campaigns', 'campaign-errors', 'session-errors', 'ethogram-errors'] as const),
      ...(['form', 'lists'] as const),
    ],
    page: () => import('./FocalAnalysisPage.tsx'),
  },
] as const;
