const PREVIEW = ['questionnaire-preview', 'questionnaires', 'questionnaire-errors', 'content', 'lists'] as const;
const ANSWERS = ['answering', 'answer-errors', 'scores', 'form'] as const;

/** The screens that show a questionnaire to be answered, printed or read with its scores; see src/app/README.md. */
export const questionnairePreviewRoutes = [
  {
    path: '/QuizzPreview',
    feature: 'questionnairesReadOnly',
    namespaces: [...PREVIEW, ...ANSWERS],
    page: () => import('./preview/PreviewPage.tsx'),
  },
  {
    path: '/QuizzPreview2',
    feature: 'questionnairesReadOnly',
    namespaces: [...PREVIEW, 'answering'],
    page: () => import('./preview/SheetPage.tsx'),
  },
  {
    path: '/QuizzPreviewInternal',
    feature: 'questionnaireAdministration',
    namespaces: [...PREVIEW, 'answering', 'scores'],
    page: () => import('./preview/InternalPreviewPage.tsx'),
  },
  {
    path: '/quizzResultView',
    feature: 'evaluationMonitoring',
    namespaces: [...PREVIEW, ...ANSWERS],
    page: () => import('./result/ResultPage.tsx'),
  },
  {
    path: '/QuizzResultDemo',
    feature: 'questionnairesReadOnly',
    namespaces: [...PREVIEW, ...ANSWERS],
    page: () => import('./result/SamplePage.tsx'),
  },
] as const;
