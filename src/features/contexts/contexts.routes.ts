/** Screens of this feature; see src/app/README.md. */
export const contextsRoutes = [
  {
    path: '/ObsContextListView',
    feature: 'campaigns',
    namespaces: ['contexts', 'context-errors', 'questions', 'content', 'lists'],
    page: () => import('./list/ContextListPage.tsx'),
  },
  {
    path: '/ObsContextView',
    feature: 'campaigns',
    namespaces: ['contexts', 'context-errors', 'question-errors', 'questions', 'content', 'form', 'lists'],
    page: () => import('./editor/ContextPage.tsx'),
  },
] as const;
