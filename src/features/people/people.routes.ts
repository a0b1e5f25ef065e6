/** Screens of this feature; see src/app/README.md. */
export const peopleRoutes = [
  {
    path: '/userCreation',
    feature: 'userInvitation',
    namespaces: ['people', 'access', 'import-errors'],
    page: () => import('./creation/CreationPage.tsx'),
  },
] as const;
