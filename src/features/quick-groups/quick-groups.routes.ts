/** Screens of this feature; see src/app/README.md. */
export const quickGroupsRoutes = [
  {
    path: '/FastEvalGroupListView',
    feature: 'quickEvaluation',
    namespaces: ['quick-groups', 'scores', 'lists'],
    page: () => import('./list/QuickGroupListPage.tsx'),
  },
  {
    path: '/FastEvalGroupComparisonView',
    feature: 'quickEvaluation',
    namespaces: ['quick-comparison', 'quick-groups', 'scores', 'lists'],
    page: () => import('./comparison/ComparisonPage.tsx'),
  },
  {
    path: '/GroupActionsView',
    feature: 'quickEvaluation',
    namespaces: ['quick-groups', 'quick-work', 'evaluation-media', 'answering', 'scores', 'animals', 'form', 'lists'],
    page: () => import('./page/QuickGroupPage.tsx'),
  },
  {
    path: '/FastEvaluationView',
    feature: 'quickEvaluation',
    namespaces: [
      ...['quick-evaluations', 'quick-groups', 'answering', 'answer-errors', 'form', 'lists'],
      ...['evaluation-media', 'task-files', 'gallery'],
    ],
    page: () => import('./evaluation/EvaluationPage.tsx'),
  },
  {
    path: '/GroupGalleryView',
    feature: 'quickEvaluation',
    namespaces: ['evaluation-media', 'task-files', 'gallery', 'quick-groups', 'lists'],
    page: () => import('./media/GalleryPage.tsx'),
  },
  {
    path: '/GroupResultsView',
    feature: 'quickEvaluation',
    namespaces: [
      ...['quick-evaluations', 'quick-agreement', 'quick-groups', 'answering', 'scores', 'lists'],
      ...['evaluation-media', 'task-files', 'gallery'],
    ],
    page: () => import('./results/ResultsPage.tsx'),
  },
] as const;
