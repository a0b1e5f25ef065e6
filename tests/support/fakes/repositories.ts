import type { AnnouncementList } from '../../../src/data/announcements/announcement-list.ts';
import type { AnnouncementsRepository } from '../../../src/data/announcements/announcements.repository.ts';
import type { AutomationList, HistoryRun } from '../../../src/data/automations/automation-lists.ts';
import type { AutomationsRepository } from '../../../src/data/automations/automations.repository.ts';
import type { EnclosureList, ZoneList } from '../../../src/data/enclosures/enclosure-list.ts';
import type { EnclosuresRepository } from '../../../src/data/enclosures/enclosures.repository.ts';
import type { Listed } from '../../../src/data/listed.ts';
import type { GroupList } from '../../../src/data/groups/group-list.ts';
import type { GroupsRepository } from '../../../src/data/groups/groups.repository.ts';
import type { PlacesRepository } from '../../../src/data/places/places.repository.ts';
import type { NutritionNotes, NutritionRepository } from '../../../src/data/nutrition/nutrition.repository.ts';
import type { Latest } from '../../../src/data/live/latest.ts';
import type { MessageList } from '../../../src/data/notifications/message-list.ts';
import type { NotificationsRepository } from '../../../src/data/notifications/notifications.repository.ts';
import type { PhotosRepository } from '../../../src/data/photos/photos.repository.ts';
import type { SectorsRepository } from '../../../src/data/sectors/sectors.repository.ts';
import { EMPTY_TAXONOMY, type Taxonomy } from '../../../src/data/taxonomy/taxonomy-bundle.ts';
import type { Movement } from '../../../src/domain/animals/movement.ts';
import { QUICK_ACTIONS, QUICK_NOTES, QUICK_OBJECTIVES } from '../../../src/domain/collections/quick-work.ts';
import type { Enclosure } from '../../../src/domain/enclosures/enclosure.ts';
import type { Zone } from '../../../src/domain/enclosures/zone.ts';
import type { Repositories } from '../../../src/data/dependencies.ts';
import type { AdministrationRepository } from '../../../src/data/establishments/administration.repository.ts';
import type { InvitationList, PeopleList } from '../../../src/data/people/people-lists.ts';
import type { PeopleRepository } from '../../../src/data/people/people.repository.ts';
import type { OneTask, TaskCounts, TaskPage } from '../../../src/data/tasks/task-lists.ts';
import type { TaskNote } from '../../../src/domain/tasks/task-note.ts';
import type { Photo } from '../../../src/domain/pictures/photo.ts';
import type { TaskDetailsRepository } from '../../../src/data/tasks/task-details.repository.ts';
import type { TasksRepository } from '../../../src/data/tasks/tasks.repository.ts';
import type { UsersRepository } from '../../../src/data/users/users.repository.ts';
import type { AuditLogEntry } from '../../../src/domain/audit/audit-log.ts';
import type { Announcement } from '../../../src/domain/announcements/announcement.ts';
import type { Establishment } from '../../../src/domain/establishments/establishment.ts';
import type { Information } from '../../../src/domain/information/information.ts';
import type { Invitation } from '../../../src/domain/invitations/invitation.ts';
import type { Notification } from '../../../src/domain/notifications/notification.ts';
import type { NutritionNote } from '../../../src/domain/nutrition/nutrition-note.ts';
import type { Group } from '../../../src/domain/groups/group.ts';
import type { Sector } from '../../../src/domain/sectors/sector.ts';
import { ok, type Result } from '../../../src/domain/shared/result.ts';
import type { Task } from '../../../src/domain/tasks/task.ts';
import type { TaskTemplate } from '../../../src/domain/tasks/task-template.ts';
import { aTask } from '../builders/task.ts';
import type { TimelineEntry } from '../../../src/domain/timeline/entry.ts';
import type { User } from '../../../src/domain/users/user.ts';
import { UNUSED_STORAGE } from '../../../src/domain/establishments/storage-quota.ts';
import { UNUSED_DELIVERY } from '../../../src/domain/slack/slack-message.ts';
import { aPhoto } from '../builders/photo.ts';
import { animalsOf, type KnownAnimals } from './animals.ts';
import { fakeInformation } from './information.ts';
import { taskDistributionOf } from './task-distribution.ts';
import { afterAction } from './task-actions.ts';
import { fakeTaskFiles } from './task-files.ts';
import { fakeDocuments } from './documents.ts';
import { allOf, liveSource } from './live-source.ts';
import { type KnownQuestions, questionsOfKnown } from './questions.ts';
import { contentRepositoriesOf, type KnownContent } from './content-repositories.ts';
import { fakeSessionsOfDevice, type KnownSessions, observationSessionsOf } from './observation-sessions.ts';
import { alertsOf, type KnownAlerts } from './alerts.ts';
import { evaluationHistoryOf, type KnownHistory } from './evaluation-history.ts';
import { campaignsOf, type KnownCampaigns } from './campaigns.ts';
import { type KnownQuickEvaluations, quickEvaluationsOf } from './quick-evaluations.ts';
import { type KnownTaxonomy, taxonomyOf } from './taxonomy.ts';

const NO_DOCUMENTS = { items: [], isCut: false, unreadable: 0, waitingIds: [] };

type Known = {
  readonly audit?: AuditLogEntry[];
  readonly user?: User;
  readonly establishment?: Establishment;
  readonly sectors?: Sector[];
  readonly tasks?: readonly Task[];
  readonly automations?: readonly TaskTemplate[];
  readonly runs?: readonly HistoryRun[];
  readonly colleagues?: User[];
  readonly counts?: TaskCounts;
  /** the establishments that the person may enter */
  readonly establishments?: Establishment[];
  readonly announcements?: readonly Announcement[];
  readonly information?: readonly Information[];
  readonly myCount?: number;
  /** the lengths of counted lists, in their order */
  readonly listCounts?: readonly number[];
  /** the accounts of the establishment, as its admins see them */
  readonly people?: readonly User[];
  readonly invitations?: readonly Invitation[];
  readonly enclosures?: readonly Enclosure[];
  readonly zones?: readonly Zone[];
  readonly groups?: GroupList['groups'];
  readonly notes?: readonly NutritionNote[];
  readonly photos?: readonly Photo[];
  readonly taxonomy?: Taxonomy;
  readonly timeline?: readonly TimelineEntry[];
  /** messages to the person */
  readonly messages?: readonly Notification[];
} & KnownAnimals &
  KnownTaxonomy &
  KnownQuestions &
  KnownContent &
  KnownCampaigns &
  KnownAlerts &
  KnownHistory &
  KnownQuickEvaluations &
  KnownSessions;

/** Returns the page that shows these tasks, all of them confirmed by the server. */
export function aTaskPage(tasks: readonly Task[], differences: Partial<TaskPage> = {}): TaskPage {
  return { tasks, waitingIds: [], isFromCache: false, hasMore: false, unreadable: 0, ...differences };
}

/**
 * Returns repositories with the given data, for `makeStore({ repositories })`, and their sources. A test replaces a
 * part by assigning to `users` or `tasks`.
 */
export function fakeRepositories(known: Known = {}) {
  const sources = {
    user: liveSource(known.user),
    /** silent until a test sends a value */
    serverReach: liveSource<boolean>(),
    establishment: liveSource(known.establishment),
    sectors: liveSource(known.sectors),
    /** the task of a detail: the first given one */
    task: liveSource<OneTask>(known.tasks?.[0] === undefined ? undefined : { task: known.tasks[0], isWaiting: false }),
    audit: liveSource<Latest<AuditLogEntry>>(allOf(known.audit ?? [])),
    reachable: liveSource<Establishment[]>(known.establishments ?? []),
    /** the list of every declared collection */
    documents: liveSource<Listed<never>>(),
    announcements: liveSource<AnnouncementList>({ announcements: known.announcements ?? [], unreadable: 0 }),
    people: liveSource<PeopleList>(
      known.people === undefined ? undefined : { people: known.people, isCut: false, unreadable: 0 },
    ),
    invitations: liveSource<InvitationList>({ invitations: known.invitations ?? [], isCut: false }),
    tasks: liveSource<TaskPage>(known.tasks === undefined ? undefined : aTaskPage(known.tasks)),
  };
  const messages = (some: readonly Notification[]): MessageList => ({
    messages: some,
    isFromCache: false,
    unreadable: 0,
  });
  const records = {
    unread: liveSource<MessageList>(messages((known.messages ?? []).filter(({ readAtUnix }) => readAtUnix === null))),
    recent: liveSource<MessageList>(messages(known.messages ?? [])),
    automations: liveSource<AutomationList>({
      automations: known.automations ?? [],
      isCut: false,
      unreadable: 0,
    }),
    /** the automation of a detail: the first given one */
    automation: liveSource<TaskTemplate>(known.automations?.[0]),
    runs: liveSource<Latest<HistoryRun>>(allOf(known.runs ?? [])),
    enclosures: liveSource<EnclosureList>({
      enclosures: known.enclosures ?? [],
      isCut: false,
      isFromCache: false,
      unreadable: 0,
      waitingIds: [],
    }),
    /** the enclosure of a page: the first given one */
    enclosure: liveSource<Enclosure>(known.enclosures?.[0]),
    zones: liveSource<ZoneList>({ zones: known.zones ?? [], waitingIds: [], unreadable: 0 }),
    moves: liveSource<readonly Movement[]>([]),
    /** the group of a page: the first given one */
    group: liveSource<Group>(known.groups?.[0]),
    groups: liveSource<GroupList>({ groups: known.groups ?? [], isCut: false, unreadable: 0, waitingIds: [] }),
    notes: liveSource<NutritionNotes>({ notes: known.notes ?? [], waitingIds: [] }),
    taskNotes: liveSource<Latest<TaskNote>>(allOf([])),
    photos: liveSource<Latest<Photo>>(allOf(known.photos ?? [])),
    taskFiles: liveSource<Latest<Task>>(allOf((known.tasks ?? []).filter(({ attachments }) => attachments.length > 0))),
    taxonomy: liveSource<Taxonomy>(known.taxonomy ?? EMPTY_TAXONOMY),
  };
  const done = (): Promise<Result<null>> => Promise.resolve(ok(null));
  const users: UsersRepository = {
    watch: (_userId, watcher) => sources.user.watch(watcher),
    watchServerReach: (_userId, watcher) => sources.serverReach.watch(watcher),
    listColleagues: () => Promise.resolve(ok(known.colleagues ?? [])),
    listAway: (_zooId, today) =>
      Promise.resolve(ok((known.colleagues ?? []).filter(({ awayUntilDay }) => awayUntilDay >= today))),
    listProviderStaff: () => Promise.resolve(ok((known.colleagues ?? []).filter((person) => person.akongoStaff))),
    listNamed: (userIds) =>
      Promise.resolve(ok((known.colleagues ?? []).filter((person) => userIds.includes(person.userId)))),
    acceptTerms: done,
    changeNames: done,
    changeAbsence: done,
    changeLanguage: done,
  };
  const tasks: TasksRepository = {
    watchMine: (_question, watcher) => sources.tasks.watch(watcher),
    watchList: (_list, watcher) => sources.tasks.watch(watcher),
    readPart: () => Promise.resolve(ok({ tasks: known.tasks ?? [], read: known.tasks?.length ?? 0, next: null })),
    watchOne: (_question, watcher) => sources.task.watch(watcher),
    count: () => Promise.resolve(ok(known.counts ?? { overdue: 0, inProgress: 0, open: 0, dueToday: 0 })),
    countMine: () => Promise.resolve(ok(known.myCount ?? known.tasks?.length ?? 0)),
    countLists: (lists) => Promise.resolve(ok(lists.map((_list, at) => known.listCounts?.[at] ?? 0))),
    create: done,
    settleWaiting: () => Promise.resolve([]),
    take: (taskId, userId) => {
      const task = known.tasks?.find((one) => one.taskId === taskId) ?? aTask({ taskId });
      return Promise.resolve(ok(afterAction(task, 'take', userId)));
    },
    change: (task, action, userId) => ok({ after: afterAction(task, action, userId), confirmed: done() }),
  };
  const taskDetails: TaskDetailsRepository = {
    watchNotes: (_question, watcher) => records.taskNotes.watch(watcher),
    addNote: done,
    edit: () => Promise.resolve(ok({ confirmed: done() })),
    read: () => ok({ confirmed: done() }),
  };
  const automations: AutomationsRepository = {
    watchAll: (_question, watcher) => records.automations.watch(watcher),
    watchOne: (_question, watcher) => records.automation.watch(watcher),
    watchHistory: (_question, watcher) => records.runs.watch(watcher),
    watchMissed: (_question, watcher) => records.runs.watch(watcher),
    save: ({ templateId }) =>
      Promise.resolve(ok({ templateId: templateId ?? 'new', nextRunUnix: null, changedTasks: 0 })),
    change: () => Promise.resolve(ok({ nextRunUnix: null, taskId: null })),
  };
  const administration: AdministrationRepository = {
    watchReachable: (_visitor, watcher) => sources.reachable.watch(watcher),
    readIntegrations: () => Promise.resolve(ok({ slackEndpoint: null })),
    readSlackDelivery: () => Promise.resolve(ok(UNUSED_DELIVERY)),
    readStorageUse: () => Promise.resolve(ok(UNUSED_STORAGE)),
    listAudit: () => Promise.resolve(ok({ items: known.audit ?? [], isCut: false })),
    watchAudit: (_question, watcher) => sources.audit.watch(watcher),
    sendSlackTest: () => Promise.resolve(ok({})),
    saveSettings: done,
    create: () => Promise.resolve(ok({ zooId: 'zoo-new' })),
    administer: done,
    countPeople: (zooIds) => Promise.resolve(ok(Object.fromEntries(zooIds.map((zooId) => [zooId, 12])))),
    countFigures: () => Promise.resolve(ok([])),
  };
  const announcements: AnnouncementsRepository = {
    watchAll: (_zooId, watcher) => sources.announcements.watch(watcher),
    create: done,
    change: done,
    remove: done,
  };
  const people: PeopleRepository = {
    watchPeople: (_zooId, watcher) => sources.people.watch(watcher),
    watchInvitations: (_zooId, watcher) => sources.invitations.watch(watcher),
    create: () => Promise.resolve(ok({ userId: 'new' })),
    invite: () => Promise.resolve(ok({ invitationId: 'new' })),
    revoke: ({ invitationId }) => Promise.resolve(ok({ invitationId })),
    setRights: ({ userId }) => Promise.resolve(ok({ userId })),
    setAccess: ({ userId }) => Promise.resolve(ok({ userId })),
    sendReset: () => Promise.resolve(ok({ userId: 'keeper-1' })),
    setPassword: ({ userId }) => Promise.resolve(ok({ userId, userStatus: 'active' })),
    setTemporaryPassword: ({ userId }) =>
      Promise.resolve(ok({ userId, expiresAtUnix: Date.parse('2026-11-24T08:00:00Z') })),
  };
  const enclosures: EnclosuresRepository = {
    watchAll: (_zooId, watcher) => records.enclosures.watch(watcher),
    watchSome: (_question, watcher) => records.enclosures.watch(watcher),
    watchOne: (_enclosureId, watcher) => records.enclosure.watch(watcher),
    watchZones: (_zooId, _enclosureId, watcher) => records.zones.watch(watcher),
    watchMoves: (_question, watcher) => records.moves.watch(watcher),
    create: done,
    change: done,
    saveZone: done,
    changeZone: done,
    removeZone: done,
    orderZones: done,
    saveArea: ({ areaId }) => Promise.resolve(ok({ areaId: areaId ?? 'new' })),
    removeArea: ({ areaId }) => Promise.resolve(ok({ areaId })),
  };
  const places: PlacesRepository = { retire: ({ id }) => Promise.resolve(ok({ id })) };
  const groups: GroupsRepository = {
    watchAll: (_zooId, watcher) => records.groups.watch(watcher),
    watchSome: (_question, watcher) => records.groups.watch(watcher),
    watchOne: (_groupId, watcher) => records.group.watch(watcher),
    create: done,
    change: done,
  };
  const sectors: SectorsRepository = {
    watchAll: (_zooId, watcher) => sources.sectors.watch(watcher),
    create: done,
    change: done,
  };
  const nutrition: NutritionRepository = {
    watch: (_question, watcher) => records.notes.watch(watcher),
    add: done,
    change: done,
    remove: done,
  };
  const notifications: NotificationsRepository = {
    watchUnread: (_question, watcher) => records.unread.watch(watcher),
    watchRecent: (_question, watcher) => records.recent.watch(watcher),
    markRead: (notificationIds) => Promise.resolve(ok({ read: notificationIds.length })),
    readDigest: () => Promise.resolve(ok('none')),
    saveSettings: () => Promise.resolve(ok({})),
  };
  const photos: PhotosRepository = {
    watch: (_question, watcher) => records.photos.watch(watcher),
    watchTaskFiles: (_question, watcher) => records.taskFiles.watch(watcher),
    add: ({ subjectId }) => Promise.resolve(ok(aPhoto({ subjectId }))),
    change: ({ photoId }) => Promise.resolve(ok({ photoId })),
    remove: ({ photoId }) => Promise.resolve(ok({ photoId })),
  };
  const { animalSources, ...animals } = animalsOf(known);
  const work = Object.fromEntries(
    [QUICK_NOTES, QUICK_OBJECTIVES, QUICK_ACTIONS].map(({ path }) => [path, liveSource<Listed<never>>(NO_DOCUMENTS)]),
  );
  const { repository: information, informationSources } = fakeInformation(known.information);
  const fakes = {
    information,
    users,
    sectors,
    nutrition,
    notifications,
    photos,
    tasks,
    automations,
    taskDetails,
    taskFiles: fakeTaskFiles(),
    taskDistribution: taskDistributionOf(known.tasks ?? []),
    administration,
    announcements,
    people,
    enclosures,
    ...animals,
    groups,
    places,
    documents: fakeDocuments(sources.documents, work),
    quickEvaluations: quickEvaluationsOf(known),
    observationSessions: observationSessionsOf(known),
    sessionsOfDevice: fakeSessionsOfDevice(),
    alerts: alertsOf(known),
    campaigns: campaignsOf(known),
  };
  const repositories: Repositories = {
    alerts: () => Promise.resolve(fakes.alerts),
    campaigns: () => Promise.resolve(fakes.campaigns),
    documents: () => Promise.resolve(fakes.documents),
    users: () => Promise.resolve(fakes.users),
    tasks: () => Promise.resolve(fakes.tasks),
    automations: () => Promise.resolve(fakes.automations),
    taskDetails: () => Promise.resolve(fakes.taskDetails),
    taskDistribution: () => Promise.resolve(fakes.taskDistribution),
    taskFiles: () => Promise.resolve(fakes.taskFiles),
    establishments: () => Promise.resolve({ watch: (_zooId, watcher) => sources.establishment.watch(watcher) }),
    administration: () => Promise.resolve(fakes.administration),
    announcements: () => Promise.resolve(fakes.announcements),
    information: () => Promise.resolve(fakes.information),
    people: () => Promise.resolve(fakes.people),
    sectors: () => Promise.resolve(fakes.sectors),
    enclosures: () => Promise.resolve(fakes.enclosures),
    animals: () => Promise.resolve(fakes.animals),
    animalShares: () => Promise.resolve(fakes.animalShares),
    animalImport: () => Promise.resolve(fakes.animalImport),
    groups: () => Promise.resolve(fakes.groups),
    places: () => Promise.resolve(fakes.places),
    nutrition: () => Promise.resolve(fakes.nutrition),
    notifications: () => Promise.resolve(fakes.notifications),
    photos: () => Promise.resolve(fakes.photos),
    questions: () => Promise.resolve(questionsOfKnown(known)),
    quickEvaluations: () => Promise.resolve(fakes.quickEvaluations),
    observationSessions: () => Promise.resolve(fakes.observationSessions),
    sessionsOfDevice: () => Promise.resolve(fakes.sessionsOfDevice),
    ...contentRepositoriesOf(known),
    taxonomy: () => Promise.resolve(taxonomyOf(known, records.taxonomy)),
    evaluationHistory: () => Promise.resolve(evaluationHistoryOf(known)),
    timeline: () =>
      Promise.resolve({ read: () => Promise.resolve(ok({ entries: known.timeline ?? [], next: null, read: 0 })) }),
  };
  return { repositories, sources: { ...sources, ...records, ...animalSources, ...informationSources, work }, fakes };
}
