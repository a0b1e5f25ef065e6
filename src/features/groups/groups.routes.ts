/** Screens of this feature; see src/app/README.md. */
export const groupsRoutes = [
  {
    path: '/GroupListView',
    feature: 'groups',
    namespaces: ['groups', 'animals', 'lists'],
    page: () => import('./list/GroupListPage.tsx'),
  },
  {
    path: '/GroupManagementView',
    feature: 'groups',
    namespaces: ['groups', 'form', 'animals', 'lists'],
    page: () => import('./details/GroupPage.tsx'),
  },
] as const;
