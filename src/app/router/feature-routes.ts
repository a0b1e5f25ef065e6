import { accountRoutes } from '#features/account/account.routes.ts';
import { animalAnalysisRoutes } from '#features/animal-analysis/animal-analysis.routes.ts';
import { animalsRoutes } from '#features/animals/animals.routes.ts';
import { campaignsRoutes } from '#features/campaigns/campaigns.routes.ts';
import { contextsRoutes } from '#features/contexts/contexts.routes.ts';
import { dashboardRoutes } from '#features/dashboard/dashboard.routes.ts';
import { diagnosticsRoutes } from '#features/diagnostics/diagnostics.routes.ts';
import { enclosuresRoutes } from '#features/enclosures/enclosures.routes.ts';
import { establishmentsRoutes } from '#features/establishments/establishments.routes.ts';
import { ethogramsRoutes } from '#features/ethograms/ethograms.routes.ts';
import { evaluationHistoryRoutes } from '#features/evaluation-history/evaluation-history.routes.ts';
import { focalAnalysisRoutes } from '#features/focal-analysis/focal-analysis.routes.ts';
import { galleryRoutes } from '#features/gallery/gallery.routes.ts';
import { groupsRoutes } from '#features/groups/groups.routes.ts';
import { peopleRoutes } from '#features/people/people.routes.ts';
import { profilesRoutes } from '#features/profiles/profiles.routes.ts';
import { questionnairePreviewRoutes } from '#features/questionnaires/preview.routes.ts';
import { questionnairesRoutes } from '#features/questionnaires/questionnaires.routes.ts';
import { questionsRoutes } from '#features/questions/questions.routes.ts';
import { observerAgreementRoutes } from '#features/observer-agreement/observer-agreement.routes.ts';
import { scanAnalysisRoutes } from '#features/scan-analysis/scan-analysis.routes.ts';
import { sectorsRoutes } from '#features/sectors/sectors.routes.ts';
import { observationSessionsRoutes } from '#features/observation-sessions/observation-sessions.routes.ts';
import { speciesDashboardRoutes } from '#features/species-dashboard/species-dashboard.routes.ts';
import { submenuRoutes } from '#features/submenu/submenu.routes.ts';
import { tasksRoutes } from '#features/tasks/tasks.routes.ts';
import { taxonomyRoutes } from '#features/taxonomy/taxonomy.routes.ts';
import { timelineRoutes } from '#features/timeline/timeline.routes.ts';
import { wallDisplayRoutes } from '#features/wall-display/wall-display.routes.ts';
import { quickGroupsRoutes } from '#features/quick-groups/quick-groups.routes.ts';
import type { FeatureRoute } from './feature-route.ts';

/** The screens that exist: every feature's own list. */
export const FEATURE_ROUTES: readonly FeatureRoute[] = [
  ...accountRoutes,
  ...animalsRoutes,
  ...animalAnalysisRoutes,
  ...campaignsRoutes,
  ...contextsRoutes,
  ...dashboardRoutes,
  ...diagnosticsRoutes,
  ...enclosuresRoutes,
  ...establishmentsRoutes,
  ...ethogramsRoutes,
  ...evaluationHistoryRoutes,
  ...galleryRoutes,
  ...groupsRoutes,
  ...peopleRoutes,
  ...profilesRoutes,
  ...questionnairePreviewRoutes,
  ...questionnairesRoutes,
  ...questionsRoutes,
  ...observerAgreementRoutes,
  ...scanAnalysisRoutes,
  ...focalAnalysisRoutes,
  ...sectorsRoutes,
  ...observationSessionsRoutes,
  ...speciesDashboardRoutes,
  ...submenuRoutes,
  ...tasksRoutes,
  ...taxonomyRoutes,
  ...timelineRoutes,
  ...wallDisplayRoutes,
  ...quickGroupsRoutes,
];
