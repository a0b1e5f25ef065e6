/** Screens of this feature; see src/app/README.md. */
export const observerAgreementRoutes = [
  {
    path: '/InterObsView',
    feature: 'analytics',
    namespaces: [
      ...(['agreement', 'analyses', 'campaigns', 'campaign-errors', 'session-errors', 'ethogram-errors'] as const),
      ...(['form', 'lists', 'known-answers'] as const),
    ],
    page: () => import('./AgreementPage.tsx'),
  },
] as const;
