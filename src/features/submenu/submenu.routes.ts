/** Screens of this feature; see src/app/README.md. Everybody has a menu, as everybody has an account. */
export const submenuRoutes = [
  {
    path: '/submenu',
    feature: 'accountSettings',
    namespaces: ['submenu', 'menu'],
    page: () => import('./SubmenuPage.tsx'),
  },
] as const;
