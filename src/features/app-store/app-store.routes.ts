/** Public pages of this feature; see src/app/README.md. */
export const appStoreRoutes = [
  { path: '/app-store', namespaces: ['pages'], page: () => import('./AppStorePage.tsx') },
] as const;
