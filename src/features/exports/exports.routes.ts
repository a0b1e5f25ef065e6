/** Public pages of this feature; see src/app/README.md. */
export const exportsRoutes = [
  { path: '/export', namespaces: ['pages', 'errors'], page: () => import('./ExportPage.tsx') },
] as const;
