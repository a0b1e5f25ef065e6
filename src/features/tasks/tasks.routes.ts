/** Screens of this feature; see src/app/README.md. */
export const tasksRoutes = [
  {
    path: '/TaskManagementView',
    feature: 'tasks',
    namespaces: ['tasks', 'task-details', 'task-files', 'form', 'gallery', 'automations', 'lists'],
    page: () => import('./page/TaskManagementPage.tsx'),
  },
] as const;
