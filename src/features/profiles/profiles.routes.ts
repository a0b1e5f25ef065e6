// Weights are named and edited as in questionnaires; the effect is shown as scores are.
const NAMESPACES = [
  'profiles',
  'profile-errors',
  'questionnaires',
  'questions',
  'scores',
  'content',
  'lists',
  'form',
] as const;

/** Screens of this feature; see src/app/README.md. A person who may not edit reads what is published. */
export const profilesRoutes = [
  {
    path: '/QuizzProfileView',
    feature: 'questionnairesReadOnly',
    namespaces: NAMESPACES,
    page: () => import('./ProfilePage.tsx'),
  },
  {
    path: '/ProfilComparisonView',
    feature: 'questionnairesReadOnly',
    namespaces: NAMESPACES,
    page: () => import('./comparison/ComparisonPage.tsx'),
  },
] as const;
