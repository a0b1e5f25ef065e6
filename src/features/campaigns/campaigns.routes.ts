/** Screens of this feature; see src/app/README.md. */
export const campaignsRoutes = [
  {
    path: '/campaignListView',
    feature: 'campaigns',
    namespaces: ['campaigns', 'lists'],
    page: () => import('./list/CampaignListPage.tsx'),
  },
  {
    path: '/CampaignCreationView',
    feature: 'campaigns',
    namespaces: ['campaigns', 'campaign-form', 'campaign-errors', 'enclosures', 'form', 'lists'],
    page: () => import('./creation/CreationPage.tsx'),
  },
  {
    path: '/CampaignCreationViewOld',
    feature: 'campaigns',
    namespaces: ['campaigns', 'campaign-form', 'campaign-errors', 'enclosures', 'form', 'lists'],
    page: () => import('./creation/OnePage.tsx'),
  },
  {
    path: '/CampaignManagementView',
    feature: 'campaigns',
    namespaces: [
      ...(['campaigns', 'campaign-form', 'campaign-errors', 'form', 'lists'] as const),
      ...(['monitoring', 'alerts', 'alert-errors'] as const),
    ],
    page: () => import('./management/CampaignPage.tsx'),
  },
  {
    path: '/CampaignQuizzMonitoringView',
    feature: 'campaigns',
    namespaces: ['monitoring', 'campaigns', 'campaign-errors', 'session-errors', 'lists'],
    page: () => import('./monitoring/MonitoringPage.tsx'),
  },
  {
    path: '/AssesmentView',
    feature: 'individuals',
    namespaces: [
      ...(['quick-evaluations', 'answering', 'answer-errors', 'form', 'scores', 'lists'] as const),
      ...(['evaluation-media', 'task-files', 'gallery', 'monitoring', 'campaigns', 'campaign-errors'] as const),
    ],
    page: () => import('./assessment/AssessmentPage.tsx'),
  },
  {
    path: '/RandomView',
    feature: 'campaigns',
    namespaces: ['random', 'campaigns', 'lists', 'form'],
    page: () => import('./random/RandomPage.tsx'),
  },
] as const;
