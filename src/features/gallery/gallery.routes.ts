/** Screens of this feature; see src/app/README.md. */
export const galleryRoutes = [
  {
    path: '/GalleryView',
    feature: 'timeline',
    namespaces: ['gallery', 'lists'],
    page: () => import('./GalleryPage.tsx'),
  },
] as const;
