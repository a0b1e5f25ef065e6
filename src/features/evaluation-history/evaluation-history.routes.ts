/** Screens of this feature; see src/app/README.md. */
export const evaluationHistoryRoutes = [
  {
    path: '/EvalHistory',
    feature: 'evaluationMonitoring',
    namespaces: ['evaluation-history', 'scores', 'form', 'lists'],
    page: () => import('./EvaluationHistoryPage.tsx'),
  },
] as const;
