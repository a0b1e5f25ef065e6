/** Screens of this feature; see src/app/README.md. */
export const tasksRoutes = [
  {
    path: '/TaskManagementView',
    feature: 'tasks',
    namespaces: ['tasks', 'task-details', 'lists'],
    page: () => import('./list/TaskListPage.tsx'),
  },
] as const;
