/** Public screens of this feature; `/login` itself stands in the router, which knows where it leads. */
export const authPublicRoutes = [
  {
    path: '/Register',
    namespaces: ['arrival', 'errors', 'layout', 'password', 'terms'],
    page: () => import('./register/RegisterPage.tsx'),
  },
] as const;
