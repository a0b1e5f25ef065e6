/**
 * Every address inside the layout, letter for letter as the specification lists them (point 2), and two more of its
 * sidebar.
 */
export const SPECIFICATION_ROUTES = (
  '/singleview, /submenu, /testView, /specieAnimalsListView, /AssesmentView, /AnimalManagementView, ' +
  '/VeterinaryParametersView, /AnimalStatView, /GroupListView, /SocialView, /ReportListView, /ReportManagementView, ' +
  '/SpecieListManagement, /SpecieManagementView, /SpecieQA, /SpecieRecap, /IUCNSpeciesSearch, /IUCNSpecieForm, ' +
  '/Timeline, /FamilyListManagement, /OrderListManagement, /GroupManagementView, /EnclosureListView, ' +
  '/EnclosureManagementView, /EnclosureSensorView, /EnrichListView, /EnrichManagementView, /EnrichListHistory, ' +
  '/EnrichCalendarView, /CirManagementView, /SectorListView, /SectorManagementView, /TaskManagementView, ' +
  '/CampaignCreationView, /CampaignCreationViewOld, /campaignListView, /CampaignManagementView, ' +
  '/CampaignQuizzMonitoringView, /userCreation, /userSettings, /ResearchView, /ResearchListView, ' +
  '/quizzManagementView, /quizzManagementView2, /ProfilComparisonView, /quizzListView, /quizzListView2, ' +
  '/quizzListView3, /QuizzProfileView, /BiblioView, /QuizzListViewReadOnly, /quizzResultView, /QuizzPreview, ' +
  '/QuizzPreview2, /QuizzPreviewInternal, /EvalHistory, /QuizzResultDemo, /QuestionManagementView, ' +
  '/QuestionComparisonView, /QuestionTimeMachine, /ObsListView, /ObsManagementView, /ObsResultView, /ObsPreview, ' +
  '/ObsSessionListView, /ObsSessionView, /ObsComparisonView, /ObsContextView, /ObsContextListView, ' +
  '/obsListViewReadOnly, /obsPreview, /InterObsView, /Dashboard, /dashboard-custom, /DashboardSpecie, ' +
  '/QuestionListView, /QuestionShortManagement, /GalleryView, /ZooList, /ZooDetails, /RandomView, ' +
  '/TagManagementView, /ScanResultView, /FocalAnalysisView, /GroupResultsView, /FastEvalGroupListView, ' +
  '/FastEvalGroupComparisonView, /FastEvaluationView, /GroupGalleryView, /GroupActionsView, /DashboardAkongo, /zooDetails'
).split(', ');
