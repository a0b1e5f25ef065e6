/** Screens of this feature; see src/app/README.md. */
export const ethogramsRoutes = [
  {
    path: '/ObsListView',
    feature: 'observationAdministration',
    namespaces: ['ethograms', 'ethogram-errors', 'content', 'lists'],
    page: () => import('./list/EthogramListPage.tsx'),
  },
  {
    path: '/obsListViewReadOnly',
    feature: 'ethogramsReadOnly',
    namespaces: ['ethograms', 'ethogram-errors', 'content', 'lists'],
    page: () => import('./list/ReadOnlyListPage.tsx'),
  },
  // The ethologists of an establishment edit what is reserved for it; whoever may not edit is led to the preview.
  {
    path: '/ObsManagementView',
    feature: 'ethogramsReadOnly',
    namespaces: ['ethograms', 'ethogram-errors', 'content', 'form', 'lists'],
    page: () => import('./editor/EditorPage.tsx'),
  },
  {
    path: '/ObsPreview',
    feature: 'ethogramsReadOnly',
    namespaces: ['ethograms', 'ethogram-errors', 'content', 'lists'],
    page: () => import('./preview/PreviewPage.tsx'),
  },
  {
    path: '/ObsComparisonView',
    feature: 'ethogramsReadOnly',
    namespaces: ['ethograms', 'ethogram-errors', 'content', 'lists'],
    page: () => import('./comparison/ComparisonPage.tsx'),
  },
] as const;
