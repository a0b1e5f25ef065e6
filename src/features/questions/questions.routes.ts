const NAMESPACES = ['questions', 'question-errors', 'content', 'lists'] as const;
const WITH_FORM = [...NAMESPACES, 'form'] as const;

/** Screens of this feature; see src/app/README.md. */
export const questionsRoutes = [
  {
    path: '/QuestionListView',
    feature: 'questionnaireAdministration',
    namespaces: NAMESPACES,
    page: () => import('./list/QuestionListPage.tsx'),
  },
  {
    path: '/QuestionShortManagement',
    feature: 'questionnaireAdministration',
    namespaces: NAMESPACES,
    page: () => import('./list/ShortTablePage.tsx'),
  },
  {
    path: '/QuestionManagementView',
    feature: 'questionnaireAdministration',
    namespaces: WITH_FORM,
    page: () => import('./editor/QuestionPage.tsx'),
  },
  {
    path: '/QuestionTimeMachine',
    feature: 'questionnaireAdministration',
    namespaces: WITH_FORM,
    page: () => import('./history/TimeMachinePage.tsx'),
  },
  {
    path: '/QuestionComparisonView',
    feature: 'questionnaireAdministration',
    namespaces: NAMESPACES,
    page: () => import('./history/ComparisonPage.tsx'),
  },
  {
    path: '/BiblioView',
    feature: 'questionnaireAdministration',
    namespaces: WITH_FORM,
    page: () => import('./bibliography/BibliographyPage.tsx'),
  },
  {
    path: '/SpecieQA',
    feature: 'taxonAdministration',
    namespaces: [...NAMESPACES, 'answering'],
    page: () => import('./species/SpeciesQuestionsPage.tsx'),
  },
] as const;
