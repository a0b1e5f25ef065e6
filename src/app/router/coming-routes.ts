import type { Feature } from '#domain/access/features.ts';
import type { EntryKey } from '#i18n/menu-keys.ts';

/** A screen to come: its address, the feature that opens it, and its name (a key of `menu:entries`). */
export type ComingRoute = { readonly path: string; readonly feature: Feature; readonly screen: EntryKey };

const coming = (feature: Feature, screen: EntryKey, ...paths: readonly string[]): readonly ComingRoute[] =>
  paths.map((path) => ({ path, feature, screen }));

/**
 * Every address of the specification (point 2) inside the layout, until its feature brings the screen: the router
 * leaves out the addresses that a feature registers.
 */
export const COMING_ROUTES: readonly ComingRoute[] = [
  ...coming('dashboard', 'dashboard', '/Dashboard', '/singleview'),
  // Everybody has a menu.
  ...coming('accountSettings', 'submenu', '/submenu'),
  ...coming('dashboard', 'customDashboard', '/dashboard-custom'),
  ...coming('tasks', 'tasks', '/TaskManagementView'),
  ...coming('timeline', 'timeline', '/Timeline'),
  ...coming('timeline', 'gallery', '/GalleryView'),
  ...coming('accountSettings', 'account', '/userSettings'),

  ...coming('sectors', 'sectors', '/SectorListView', '/SectorManagementView'),
  ...coming('enclosures', 'enclosures', '/EnclosureListView', '/EnclosureManagementView'),
  ...coming('enclosures', 'environment', '/EnclosureSensorView'),
  ...coming('individuals', 'individuals', '/specieAnimalsListView', '/AnimalManagementView', '/AnimalStatView'),
  ...coming('individuals', 'individuals', '/AssesmentView', '/SocialView'),
  ...coming('individuals', 'health', '/VeterinaryParametersView'),
  ...coming('groups', 'groups', '/GroupListView', '/GroupManagementView'),
  ...coming('enrichment', 'enrichment', '/EnrichListView', '/EnrichManagementView', '/EnrichCalendarView'),
  ...coming('enrichment', 'enrichmentHistory', '/EnrichListHistory'),

  ...coming('taxonAdministration', 'speciesCatalogue', '/SpecieQA'),
  // Everybody who looks after animals may look a species up; editing is the provider's.
  ...coming('individuals', 'speciesCatalogue', '/SpecieListManagement', '/SpecieManagementView', '/SpecieRecap'),
  ...coming('taxonAdministration', 'species', '/IUCNSpeciesSearch', '/IUCNSpecieForm'),
  ...coming('taxonAdministration', 'families', '/FamilyListManagement'),
  ...coming('taxonAdministration', 'orders', '/OrderListManagement'),
  ...coming('taxonAdministration', 'taxa', '/TagManagementView'),

  ...coming('questionnaireAdministration', 'questions', '/QuestionListView', '/QuestionManagementView'),
  ...coming('questionnaireAdministration', 'questions', '/QuestionShortManagement', '/QuestionComparisonView'),
  ...coming('questionnaireAdministration', 'questions', '/QuestionTimeMachine'),
  ...coming('questionnaireAdministration', 'bibliography', '/BiblioView'),
  // The ethologists of an establishment edit what is reserved for it.
  ...coming('questionnairesReadOnly', 'questionnaires', '/quizzListView', '/quizzListView3'),
  ...coming('questionnaireAdministration', 'questionnaireManagement', '/quizzListView2'),
  ...coming('questionnairesReadOnly', 'questionnaires', '/quizzManagementView', '/quizzManagementView2'),
  ...coming('questionnaireAdministration', 'questionnaireManagement', '/QuizzPreviewInternal'),
  ...coming('questionnairesReadOnly', 'profiles', '/QuizzProfileView', '/ProfilComparisonView'),
  ...coming('questionnairesReadOnly', 'questionnaires', '/QuizzListViewReadOnly', '/QuizzPreview', '/QuizzPreview2'),
  ...coming('questionnairesReadOnly', 'questionnaires', '/QuizzResultDemo'),
  ...coming('evaluationMonitoring', 'evaluationMonitoring', '/quizzResultView', '/EvalHistory'),
  ...coming('observationAdministration', 'observationManagement', '/ObsListView'),
  // The ethologists of an establishment edit what is reserved for it.
  ...coming('ethogramsReadOnly', 'ethograms', '/obsListViewReadOnly', '/ObsPreview'),
  ...coming('ethogramsReadOnly', 'ethograms', '/ObsManagementView', '/ObsComparisonView'),
  ...coming('campaigns', 'contexts', '/ObsContextListView', '/ObsContextView'),

  ...coming('campaigns', 'campaigns', '/campaignListView', '/CampaignManagementView'),
  ...coming('campaigns', 'campaigns', '/CampaignCreationView', '/CampaignCreationViewOld'),
  ...coming('campaigns', 'questionnaireMonitoring', '/CampaignQuizzMonitoringView'),
  ...coming('campaigns', 'visits', '/ObsSessionListView'),
  ...coming('campaigns', 'observations', '/ObsSessionView', '/ObsResultView', '/RandomView'),
  ...coming('analytics', 'analyses', '/ScanResultView', '/FocalAnalysisView'),
  ...coming('analytics', 'observerAgreement', '/InterObsView'),

  ...coming('quickEvaluation', 'quickEvaluation', '/FastEvalGroupListView', '/FastEvaluationView'),
  ...coming('quickEvaluation', 'quickEvaluation', '/GroupResultsView', '/FastEvalGroupComparisonView'),
  ...coming('quickEvaluation', 'quickEvaluation', '/GroupGalleryView', '/GroupActionsView'),

  ...coming('research', 'research', '/ResearchListView', '/ResearchView'),
  ...coming('activityReport', 'activityReport', '/CirManagementView'),
  ...coming('advancedReports', 'reports', '/ReportListView', '/ReportManagementView'),

  ...coming('userInvitation', 'userInvitation', '/userCreation'),
  ...coming('establishment', 'establishment', '/ZooDetails'),
  ...coming('establishmentAdministration', 'establishments', '/ZooList'),
  ...coming('establishmentAdministration', 'providerDashboard', '/DashboardAkongo'),
  ...coming('multiEstablishment', 'diagnostics', '/testView'),
];

/** Public addresses, outside the layout, whose pages are to come. */
export const COMING_PUBLIC_PATHS = ['/Register', '/export', '/app-store'] as const;
