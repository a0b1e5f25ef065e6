/** Screens of this feature; see src/app/README.md. */
export const taxonomyRoutes = [
  // People who look after animals may look species up; the permission table shows the buttons that change them to the
  // provider's staff.
  {
    path: '/SpecieListManagement',
    feature: 'individuals',
    namespaces: ['taxonomy', 'lists'],
    page: () => import('./list/SpeciesListPage.tsx'),
  },
  {
    path: '/SpecieManagementView',
    feature: 'individuals',
    namespaces: ['taxonomy', 'form', 'lists'],
    page: () => import('./details/SpeciesPage.tsx'),
  },
  {
    path: '/SpecieRecap',
    feature: 'individuals',
    namespaces: ['taxonomy'],
    page: () => import('./recap/RecapPage.tsx'),
  },
  {
    path: '/FamilyListManagement',
    feature: 'taxonAdministration',
    namespaces: ['taxonomy', 'form', 'lists'],
    page: () => import('./taxa/FamiliesPage.tsx'),
  },
  {
    path: '/OrderListManagement',
    feature: 'taxonAdministration',
    namespaces: ['taxonomy', 'form', 'lists'],
    page: () => import('./taxa/OrdersPage.tsx'),
  },
  {
    path: '/TagManagementView',
    feature: 'taxonAdministration',
    namespaces: ['taxonomy', 'form', 'lists'],
    page: () => import('./labels/LabelsPage.tsx'),
  },
  {
    path: '/IUCNSpeciesSearch',
    feature: 'taxonAdministration',
    namespaces: ['iucn', 'taxonomy', 'lists'],
    page: () => import('./iucn/IucnSearchPage.tsx'),
  },
  {
    path: '/IUCNSpecieForm',
    feature: 'taxonAdministration',
    namespaces: ['iucn', 'taxonomy'],
    page: () => import('./iucn/IucnFormPage.tsx'),
  },
] as const;
