const NAMESPACES = [
  ...(['animal-analysis', 'analyses', 'analysis-help', 'campaigns', 'animals', 'scores'] as const),
  ...(['campaign-errors', 'session-errors', 'ethogram-errors', 'form', 'lists'] as const),
] as const;

/** Screens of this feature; see src/app/README.md. */
export const animalAnalysisRoutes = [
  {
    path: '/AnimalStatView',
    feature: 'individuals',
    namespaces: NAMESPACES,
    page: () => import('./statistics/AnimalStatPage.tsx'),
  },
  {
    path: '/SocialView',
    feature: 'individuals',
    namespaces: NAMESPACES,
    page: () => import('./social/SocialPage.tsx'),
  },
] as const;
