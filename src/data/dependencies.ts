import type { Firestore } from 'firebase/firestore';
import { type LiveEntries, liveEntries } from './live/live-entries.ts';
import type { AlertsRepository } from './alerts/alerts.repository.ts';
import type { AnimalImportRepository } from './animal-import/animal-import.repository.ts';
import type { AnimalSharesRepository } from './animal-shares/animal-shares.repository.ts';
import type { AnimalsRepository } from './animals/animals.repository.ts';
import type { AnnouncementsRepository } from './announcements/announcements.repository.ts';
import type { AutomationsRepository } from './automations/automations.repository.ts';
import type { CampaignsRepository } from './campaigns/campaigns.repository.ts';
import type { ContextsRepository } from './contexts/contexts.repository.ts';
import type { DocumentsRepository } from './firebase/documents.repository.ts';
import type { EnclosuresRepository } from './enclosures/enclosures.repository.ts';
import type { EthogramsRepository } from './ethograms/ethograms.repository.ts';
import type { EvaluationHistoryRepository } from './evaluation-history/evaluation-history.repository.ts';
import type { AdministrationRepository } from './establishments/administration.repository.ts';
import type { EstablishmentsRepository } from './establishments/establishments.repository.ts';
import type { GroupsRepository } from './groups/groups.repository.ts';
import type { InformationRepository } from './information/information.repository.ts';
import type { PeopleRepository } from './people/people.repository.ts';
import type { PlacesRepository } from './places/places.repository.ts';
import type { SectorsRepository } from './sectors/sectors.repository.ts';
import type { TaskDetailsRepository } from './tasks/task-details.repository.ts';
import type { TaskDistributionRepository } from './tasks/task-distribution.repository.ts';
import type { TaskFilesRepository } from './tasks/task-files.repository.ts';
import type { TasksRepository } from './tasks/tasks.repository.ts';
import type { TimelineRepository } from './timeline/timeline.repository.ts';
import type { TaxonomyRepository } from './taxonomy/taxonomy.repository.ts';
import type { NutritionRepository } from './nutrition/nutrition.repository.ts';
import type { NotificationsRepository } from './notifications/notifications.repository.ts';
import type { ObservationSessionsRepository } from './observation-sessions/observation-sessions.repository.ts';
import type { SessionsOfDevice } from './observation-sessions/sessions-of-device.ts';
import type { PhotosRepository } from './photos/photos.repository.ts';
import type { ProfilesRepository } from './profiles/profiles.repository.ts';
import type { QuestionnairesRepository } from './questionnaires/questionnaires.repository.ts';
import type { QuestionsRepository } from './questions/questions.repository.ts';
import type { QuickEvaluationsRepository } from './quick-groups/quick-evaluations.repository.ts';
import type { UsersRepository } from './users/users.repository.ts';

/** The repositories of the endpoints; each is loaded at its first use. */
export type Repositories = {
  /** every declared collection, for those that have no repository of their own */
  readonly documents: () => Promise<DocumentsRepository>;
  readonly users: () => Promise<UsersRepository>;
  readonly alerts: () => Promise<AlertsRepository>;
  readonly campaigns: () => Promise<CampaignsRepository>;
  readonly contexts: () => Promise<ContextsRepository>;
  readonly ethograms: () => Promise<EthogramsRepository>;
  readonly profiles: () => Promise<ProfilesRepository>;
  readonly questionnaires: () => Promise<QuestionnairesRepository>;
  readonly evaluationHistory: () => Promise<EvaluationHistoryRepository>;
  readonly quickEvaluations: () => Promise<QuickEvaluationsRepository>;
  readonly establishments: () => Promise<EstablishmentsRepository>;
  readonly administration: () => Promise<AdministrationRepository>;
  readonly announcements: () => Promise<AnnouncementsRepository>;
  readonly information: () => Promise<InformationRepository>;
  readonly people: () => Promise<PeopleRepository>;
  readonly sectors: () => Promise<SectorsRepository>;
  readonly tasks: () => Promise<TasksRepository>;
  readonly taskDetails: () => Promise<TaskDetailsRepository>;
  readonly taskDistribution: () => Promise<TaskDistributionRepository>;
  readonly taskFiles: () => Promise<TaskFilesRepository>;
  readonly automations: () => Promise<AutomationsRepository>;
  readonly enclosures: () => Promise<EnclosuresRepository>;
  readonly animals: () => Promise<AnimalsRepository>;
  readonly animalShares: () => Promise<AnimalSharesRepository>;
  readonly animalImport: () => Promise<AnimalImportRepository>;
  readonly groups: () => Promise<GroupsRepository>;
  readonly places: () => Promise<PlacesRepository>;
  readonly nutrition: () => Promise<NutritionRepository>;
  readonly notifications: () => Promise<NotificationsRepository>;
  readonly observationSessions: () => Promise<ObservationSessionsRepository>;
  /** the sessions that this device records, kept in this browser */
  readonly sessionsOfDevice: () => Promise<SessionsOfDevice>;
  readonly photos: () => Promise<PhotosRepository>;
  readonly questions: () => Promise<QuestionsRepository>;
  readonly taxonomy: () => Promise<TaxonomyRepository>;
  readonly timeline: () => Promise<TimelineRepository>;
};

/**
 * The collections of a database. Each is loaded on demand: the sign-in page has no use for the largest part of
 * Firebase.
 */
export function repositoriesIn(open: () => Promise<Firestore>): Repositories {
  const from =
    <Repository>(load: () => Promise<(database: Firestore) => Repository>) =>
    async (): Promise<Repository> => {
      const [repositoryOf, database] = await Promise.all([load(), open()]);
      return repositoryOf(database);
    };
  return {
    documents: from(async () => (await import('./firebase/documents.repository.ts')).documentsRepository),
    users: from(async () => (await import('./users/users.repository.ts')).usersRepository),
    establishments: from(
      async () => (await import('./establishments/establishments.repository.ts')).establishmentsRepository,
    ),
    administration: from(
      async () => (await import('./establishments/administration.repository.ts')).administrationRepository,
    ),
    announcements: from(
      async () => (await import('./announcements/announcements.repository.ts')).announcementsRepository,
    ),
    alerts: from(async () => (await import('./alerts/alerts.repository.ts')).alertsRepository),
    campaigns: from(async () => (await import('./campaigns/campaigns.repository.ts')).campaignsRepository),
    contexts: from(async () => (await import('./contexts/contexts.repository.ts')).contextsRepository),
    profiles: from(async () => (await import('./profiles/profiles.repository.ts')).profilesRepository),
    questionnaires: from(
      async () => (await import('./questionnaires/questionnaires.repository.ts')).questionnairesRepository,
    ),
    evaluationHistory: from(
      async () => (await import('./evaluation-history/evaluation-history.repository.ts')).evaluationHistoryRepository,
    ),
    quickEvaluations: from(
      async () => (await import('./quick-groups/quick-evaluations.repository.ts')).quickEvaluationsRepository,
    ),
    ethograms: from(async () => (await import('./ethograms/ethograms.repository.ts')).ethogramsRepository),
    information: from(async () => (await import('./information/information.repository.ts')).informationRepository),
    people: from(async () => (await import('./people/people.repository.ts')).peopleRepository),
    sectors: from(async () => (await import('./sectors/sectors.repository.ts')).sectorsRepository),
    tasks: from(async () => (await import('./tasks/tasks.repository.ts')).tasksRepository),
    taskDetails: from(async () => (await import('./tasks/task-details.repository.ts')).taskDetailsRepository),
    taskDistribution: from(
      async () => (await import('./tasks/task-distribution.repository.ts')).taskDistributionRepository,
    ),
    taskFiles: async () => (await import('./tasks/task-files.repository.ts')).taskFilesRepository,
    automations: from(async () => (await import('./automations/automations.repository.ts')).automationsRepository),
    enclosures: from(async () => (await import('./enclosures/enclosures.repository.ts')).enclosuresRepository),
    animals: from(async () => (await import('./animals/animals.repository.ts')).animalsRepository),
    animalShares: from(
      async () => (await import('./animal-shares/animal-shares.repository.ts')).animalSharesRepository,
    ),
    animalImport: from(
      async () => (await import('./animal-import/animal-import.repository.ts')).animalImportRepository,
    ),
    groups: from(async () => (await import('./groups/groups.repository.ts')).groupsRepository),
    places: async () => (await import('./places/places.repository.ts')).placesRepository,
    nutrition: from(async () => (await import('./nutrition/nutrition.repository.ts')).nutritionRepository),
    notifications: from(
      async () => (await import('./notifications/notifications.repository.ts')).notificationsRepository,
    ),
    observationSessions: from(
      async () =>
        (await import('./observation-sessions/observation-sessions.repository.ts')).observationSessionsRepository,
    ),
    sessionsOfDevice: async () => (await import('./observation-sessions/page-sessions.ts')).pageSessions(),
    photos: from(async () => (await import('./photos/photos.repository.ts')).photosRepository),
    questions: from(async () => (await import('./questions/questions.repository.ts')).questionsRepository),
    taxonomy: from(async () => (await import('./taxonomy/taxonomy.repository.ts')).taxonomyRepository),
    timeline: from(async () => (await import('./timeline/timeline.repository.ts')).timelineRepository),
  };
}

const firestoreRepositories = repositoriesIn(openDatabase);

async function openDatabase() {
  const { database } = await import('./firebase/firestore.ts');
  return database();
}

/** The extra argument of thunks, through which a store gives its endpoints their dependencies. */
export type DataDependencies = { readonly repositories: Repositories; readonly live: LiveEntries };

/** Returns the dependencies of one store; a test gives its own repositories. */
export function dataDependencies(repositories: Repositories = firestoreRepositories): DataDependencies {
  return { repositories, live: liveEntries() };
}

/** Returns the dependencies of the store an endpoint runs in. */
export function dependenciesOf(extra: unknown): DataDependencies {
  return extra as DataDependencies;
}
