/** Screens of this feature; see src/app/README.md. */
export const accountRoutes = [
  {
    path: '/userSettings',
    feature: 'accountSettings',
    namespaces: ['account', 'form', 'notifications', 'password', 'terms'],
    page: () => import('./AccountPage.tsx'),
  },
] as const;
