const LIST_NAMESPACES = ['questionnaires', 'questionnaire-errors', 'questions', 'content', 'lists'] as const;
const EDITOR_NAMESPACES = [...LIST_NAMESPACES, 'form'] as const;

/** Screens of this feature; see src/app/README.md. */
export const questionnairesRoutes = [
  // The ethologists of an establishment edit what is reserved for it; whoever may not edit is led to the list for reading.
  ...(['/quizzListView', '/quizzListView3'] as const).map(
    (path) =>
      ({
        path,
        feature: 'questionnairesReadOnly',
        namespaces: LIST_NAMESPACES,
        page: () => import('./list/QuestionnaireListPage.tsx'),
      }) as const,
  ),
  {
    path: '/quizzListView2',
    feature: 'questionnaireAdministration',
    namespaces: LIST_NAMESPACES,
    page: () => import('./list/QuestionnaireListPage.tsx'),
  },
  {
    path: '/QuizzListViewReadOnly',
    feature: 'questionnairesReadOnly',
    namespaces: LIST_NAMESPACES,
    page: () => import('./list/ReadOnlyListPage.tsx'),
  },
  // A person who may not edit is led to the evaluator's view.
  ...(['/quizzManagementView', '/quizzManagementView2'] as const).map(
    (path) =>
      ({
        path,
        feature: 'questionnairesReadOnly',
        namespaces: EDITOR_NAMESPACES,
        page: () => import('./editor/EditorPage.tsx'),
      }) as const,
  ),
] as const;
