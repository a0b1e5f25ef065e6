/** Screens of this feature; see src/app/README.md. */
export const timelineRoutes = [
  {
    path: '/Timeline',
    feature: 'timeline',
    namespaces: ['timeline', 'form', 'lists'],
    page: () => import('./TimelinePage.tsx'),
  },
] as const;
