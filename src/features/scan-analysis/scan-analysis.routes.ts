/** Screens of this feature; see src/app/README.md. */
export const scanAnalysisRoutes = [
  {
    path: '/ScanResultView',
    feature: 'analytics',
    namespaces: [
      ...(['analyses', 'analysis-help', 'campaigns', 'campaign-errors', 'session-errors', 'ethogram-errors'] as const),
      ...(['analysis-comparison', 'joined-campaigns', 'form', 'lists'] as const),
    ],
    page: () => import('./ScanAnalysisPage.tsx'),
  },
] as const;
