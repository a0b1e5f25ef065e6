/** Screens of this feature; see src/app/README.md. */
export const observationSessionsRoutes = [
  {
    path: '/ObsSessionListView',
    feature: 'campaigns',
    namespaces: ['sessions', 'session-errors', 'session-files', 'exchange-errors', 'lists'],
    page: () => import('./list/SessionListPage.tsx'),
  },
  {
    path: '/ObsSessionView',
    feature: 'campaigns',
    namespaces: [
      ...(['sessions', 'session-context', 'session-errors', 'campaign-errors', 'ethogram-errors'] as const),
      'known-answers',
      ...([
        'context-errors',
        'answering',
        'answer-errors',
        'session-files',
        'exchange-errors',
        'form',
        'lists',
      ] as const),
    ],
    page: () => import('./page/SessionPage.tsx'),
  },
  {
    path: '/ObsResultView',
    feature: 'campaigns',
    namespaces: ['sessions', 'known-answers', 'session-errors', 'campaign-errors', 'ethogram-errors', 'lists'],
    page: () => import('./result/ResultPage.tsx'),
  },
] as const;
