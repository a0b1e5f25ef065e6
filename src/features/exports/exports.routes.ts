/** Public pages of this feature; see src/app/README.md. */
export const exportsRoutes = [
  { path: '/export', namespaces: ['pages'], page: () => import('./ExportPage.tsx') },
] as const;
