/** Public screens of this feature; the router itself has `/login`, because it knows the address to open afterwards. */
export const authPublicRoutes = [
  {
    path: '/Register',
    namespaces: ['arrival', 'errors', 'layout', 'password', 'terms'],
    page: () => import('./register/RegisterPage.tsx'),
  },
] as const;
