import { COLLECTIONS } from '../../../src/domain/collections/collections.ts';
import { type Collection, isOpen, isWritable } from '../../../src/domain/collections/declaration.ts';
import { stampOf } from '../security/support/changes.ts';
import { MAX_EVALUATION_STEPS } from '../../../src/domain/quick-evaluations/quick-evaluation.ts';
import { aStep } from '../../support/builders/quick-evaluation.ts';
import { declaredChange } from '../security/support/declared-sample.ts';
import { sampleOf, stampsOf } from '../security/support/samples.ts';
import { parentIn, pathOf } from '../security/support/paths.ts';
import { campaignOfWriters, recordWrites, SESSION_LIFE, sessionsOfWriters } from './allowed-session-writes.ts';
import { taskWrites } from './allowed-task-writes.ts';
import {
  type AllowedWrite,
  DAY,
  type Fields,
  ids,
  LAST,
  ONE,
  PARK,
  SECTORS,
  TEXT,
  withTwins,
} from './longest-values.ts';
import { storedSector, storedUser, storedZoo } from './stored-documents.ts';

type Documents = Readonly<Record<string, Fields>>;

const HOME = 'home';
/** The sector a place moves to from the last one, in which its writers hold the same role. */
const NEXT = 's6';

/**
 * The people who write. Each comes from another establishment, through `staffAccess`, unless told otherwise, and holds
 * a sector role in the last sector of five, and in one more.
 */
const PEOPLE: Record<string, { user?: Fields; holds?: string; zooId?: string }> = {
  lead: { holds: 'managementUserIds' },
  keeper: { holds: 'sectorKeeper' },
  vet: { holds: 'veterinaryUserIds' },
  feeder: { holds: 'nutritionUserIds' },
  colleague: {},
  admin: { user: { userRight: 'admin' } },
  superAdmin: { user: { userRight: 'superAdmin' } },
  board: { user: { akongoRank: 'board' } },
  boardAdmin: { user: { akongoRank: 'board', userRight: 'admin' } },
  staff: { user: { akongoStaff: true } },
  staffAdmin: { user: { akongoStaff: true, userRight: 'superAdmin' } },
  ownLead: { holds: 'managementUserIds', zooId: PARK },
  ownAdmin: { user: { userRight: 'superAdmin' }, zooId: PARK },
};
export const WRITERS: readonly string[] = Object.keys(PEOPLE);

const holdersOf = (list: string): string[] => WRITERS.filter((name) => PEOPLE[name]?.holds === list);
const crowded = (sectorId: string) => [...ids(190, 'p'), ...(sectorId === LAST || sectorId === NEXT ? ['?'] : [])];

/** Every document that rules read beside the written one. */
export const DOCUMENTS: Documents = Object.fromEntries(
  [
    storedZoo(PARK, { staffAccess: [...ids(400, 'p'), ...WRITERS] }),
    storedZoo(HOME),
    storedUser('teacher', PARK, { userRight: 'pedagoadmin' }),
    ...WRITERS.map((name) => storedUser(name, PEOPLE[name]?.zooId ?? HOME, PEOPLE[name]?.user ?? {})),
    ...[...SECTORS, NEXT].map((sectorId) => {
      const people = (list: string) => crowded(sectorId).flatMap((id) => (id === '?' ? holdersOf(list) : [id]));
      return storedSector(sectorId, PARK, {
        sectorKeeper: people('sectorKeeper'),
        managementUserIds: people('managementUserIds'),
        veterinaryUserIds: people('veterinaryUserIds'),
        nutritionUserIds: people('nutritionUserIds'),
      });
    }),
    ...['animals/{animalId}', 'tasks/{taskId}'].map((pattern) => parent(pattern, {})),
    parent('fastEvalGroups/{groupId}', { memberIds: [...ids(30, 'p'), ...WRITERS, parentIn(PARK)] }),
    parent('fastEvalGroups/{groupId}/evaluations/{evaluationId}', {}),
    parent('fastEvalGroups/{groupId}/objectives/{objectiveId}', {}),
    campaignOfWriters(WRITERS),
    ...sessionsOfWriters(WRITERS),
    parent('enclosures/{enclosureId}', { linkedSectorId: LAST }),
    parent('enclosures/{enclosureId}', { linkedSectorId: LAST }, NEXT),
  ].map(({ path, data }) => [path, data as Fields]),
);

function parent(pattern: string, differences: Fields, id = parentIn(PARK)): { path: string; data: Fields } {
  const there = { zooId: PARK, id };
  return { path: pathOf(pattern, there), data: { ...sampleOf(pattern, { ...there, by: 'somebody' }), ...differences } };
}

/** The states of a document by a person: its creation, its changes, and whether it can be deleted. */
type Life = { readonly created: Fields; readonly changes: Record<string, Fields>; readonly isDeletable?: true };

const NAME = 'É'.repeat(100);
const COUNTED = (digit: number) => ({ males: digit, females: digit, unsexed: digit });

/**
 * For each collection that a browser writes: the fields of its longest new document beside the sample, and its longest
 * changes.
 */
const LIVES: Record<string, (by: string) => Life> = {
  'zoo/{zooId}/private/integrations': () => ({
    created: {},
    changes: { address: { slackEndpoint: `https://hooks.slack.com/services/${'x'.repeat(467)}` } },
  }),
  'zoo/{zooId}/announcements/{announcementId}': () => ({
    created: { title: 'x'.repeat(200), message: TEXT },
    changes: {
      everything: {
        ...{ title: 'y'.repeat(200), message: `${TEXT.slice(1)}y`, broadcastTeams: ['everyone', 'admin', 'keeper'] },
        ...{ sendNotification: true, expiresAtUnix: Date.now() + 2 * DAY, ...stampsOf('updatedAtUnix') },
      },
    },
    isDeletable: true,
  }),
  'sectors/{sectorId}': () => ({
    created: { sectorKeeper: ids(200, 'k') },
    changes: {
      everything: {
        ...{ sectorName: NAME, label: NAME, sectorColor: '#000000', sectorKeeper: ids(200, 'k') },
        ...{ managementUserIds: ids(200, 'm'), veterinaryUserIds: ids(200, 'v'), nutritionUserIds: ids(200, 'n') },
      },
    },
  }),
  'enclosures/{enclosureId}': () => ({
    created: { linkedSectorId: LAST, memo: TEXT },
    changes: {
      everything: { enclosureName: NAME, label: NAME, memo: 'x', indoorArea: 1, outdoorArea: 2, linkedSectorId: NEXT },
    },
  }),
  'enclosures/{enclosureId}/zones/{zoneId}': () => ({
    created: {},
    changes: {
      everything: {
        ...{ zoneName: NAME, areaM2: 1, heightM: 1, location: 'indoor', type: 'terrestrial', areaId: 'plan-2' },
        ...{ isHiddenForQuestionnaires: true, isHiddenForScanSampling: false, position: 1000 },
        shape: Array.from({ length: 60 }, () => '0.1234,0.1234').join(' '),
      },
    },
    isDeletable: true,
  }),
  'groups/{groupId}': () => ({
    created: { linkedSectorId: LAST, species: ids(50, 's'), memo: TEXT, enclosureId: parentIn(PARK), ...COUNTED(9) },
    changes: {
      everything: {
        ...{ enclosureId: NEXT, ...COUNTED(8) },
        ...{ groupName: NAME, label: NAME, species: ids(50, 't'), linkedSectorId: NEXT, memo: 'x' },
        nextEvaluationDateUnix: Date.now() + 2 * DAY,
      },
    },
  }),
  'nutritionNotes/{noteId}': (by) => ({
    created: { sectorId: LAST, text: TEXT },
    changes: { text: { text: 'x', updatedBy: by, ...stampsOf('updatedAtUnix') } },
    isDeletable: true,
  }),
  'taskViews/{viewId}': () => ({
    created: { sectorId: LAST, name: 'x'.repeat(60), address: 'x'.repeat(1_000) },
    changes: {},
    isDeletable: true,
  }),
  'fastEvalGroups/{groupId}': (by) => ({
    created: {
      speciesIds: ids(10, 's'),
      animalIds: ids(200, 'a'),
      individualCount: 200,
      memberIds: [...ids(49, 'p'), by],
    },
    changes: {
      everything: {
        ...{
          groupName: NAME,
          speciesIds: ids(10, 't'),
          sectorId: LAST,
          animalIds: ids(200, 'b'),
          individualCount: 201,
        },
        ...{ memberIds: [...ids(49, 'q'), by], isArchived: true, nextEvaluationAtUnix: Date.now() + 2 * DAY },
        ...{ updatedBy: by, ...stampsOf('updatedAtUnix') },
      },
    },
  }),
  'fastEvalGroups/{groupId}/evaluations/{evaluationId}': evaluationLife,
  'campaignEvaluations/{evaluationId}': evaluationLife,
  'visits/{visitId}': SESSION_LIFE,
  'tasks/{taskId}/notes/{noteId}': () => ({ created: { text: TEXT }, changes: {} }),
};

/** An evaluation of a group or of a campaign with all its steps but one, and the longest last one. */
function evaluationLife(by: string): Life {
  const stamps = stampsOf('updatedAtUnix');
  const step = (value: string[]) => aStep('x'.repeat(128), value, { by, atUnix: stamps.updatedAtUnix });
  const steps = Array.from({ length: MAX_EVALUATION_STEPS - 1 }, () => step([]));
  return {
    created: { leaderId: by, steps },
    changes: { 'a step': { steps: [...steps, step(ids(20, 'c'))], durationMs: 1, updatedBy: by, ...stamps } },
  };
}

/** The collections that have writes of their own below. */
const APART = ['users/{userId}', 'zoo/{zooId}', 'tasks/{taskId}', 'visits/{visitId}/records/{deviceId}'];

/** The collections whose longest writes follow from their declaration alone: a new document, and a change of a text. */
const DECLARED = Object.keys(COLLECTIONS).filter(
  (pattern) => isWritable(collectionAt(pattern)) && !(pattern in LIVES) && !APART.includes(pattern),
);

function collectionAt(pattern: string): Collection {
  const collection = COLLECTIONS[pattern];
  if (collection === undefined) throw new Error(`The registry has no collection ${pattern}.`);
  return collection;
}

function declaredLife(pattern: string, by: string): Life {
  const collection = collectionAt(pattern);
  const text = { ...declaredChange(collection, 1), ...stampOf(pattern, by) };
  return { created: {}, changes: { text }, ...(isOpen(collection, 'delete') ? { isDeletable: true as const } : {}) };
}

function lifeOf(pattern: string): AllowedWrite[] {
  const there = { zooId: PARK, id: ONE };
  const base = { pattern, path: pathOf(pattern, there) };
  const life = (uid: string) => LIVES[pattern]?.(uid) ?? declaredLife(pattern, uid);
  const created = (uid: string) =>
    withTwins(pattern, { ...sampleOf(pattern, { ...there, by: uid }), ...life(uid).created });
  const create: AllowedWrite = {
    ...{ ...base, what: 'create', access: 'create' },
    documents: (uid) => ({ before: null, after: created(uid) }),
  };
  const changes = Object.keys(life('anybody').changes).map((what): AllowedWrite => {
    const documents = (uid: string) => {
      const before = created(uid);
      return { before, after: { ...before, ...withTwins(pattern, life(uid).changes[what] ?? {}) } };
    };
    return { ...base, what: `change ${what}`, access: 'update', documents };
  });
  const deletion: AllowedWrite = {
    ...{ ...base, what: 'delete', access: 'delete' },
    documents: (uid) => ({ before: created(uid), after: null }),
  };
  return [
    ...(isOpen(collectionAt(pattern), 'create') ? [create] : []),
    ...changes,
    ...(life('anybody').isDeletable ? [deletion] : []),
  ];
}

const ZOO = 'zoo/{zooId}';

function establishmentWrites(): AllowedWrite[] {
  const before = DOCUMENTS[`zoo/${PARK}`] as Fields;
  const settings = {
    ...{ zooName: 'x'.repeat(200), code: 'x', languages: ['fr', 'nl'], awmId: 'x', zimsId: 'x', slackChannel: 'x' },
    ...{ referentEthologistIds: ids(50, 'r'), supportEthologistIds: ids(50, 's'), pedagogicalUserId: 'teacher' },
  };
  const followUp = { zooTiers: 'research_partner', type: 'project', staffAccess: ids(500, 'p') };
  const created = sampleOf(ZOO, { zooId: 'new', id: '', by: 'staff' });
  const update = (what: string, change: Fields): AllowedWrite => ({
    ...{ pattern: ZOO, path: `zoo/${PARK}`, what, access: 'update' },
    documents: () => ({ before, after: { ...before, ...change } }),
  });
  return [
    update('change settings', settings),
    update('change settings and follow-up', { ...settings, ...followUp }),
    {
      ...{ pattern: ZOO, path: 'zoo/new', what: 'create', access: 'create' },
      documents: () => ({ before: null, after: created }),
    },
  ];
}

function ownProfile(): AllowedWrite {
  const change = { userFirstname: NAME, userLastname: NAME, language: 'pt', eula: 4 };
  return {
    ...{ pattern: 'users/{userId}', what: 'change the profile', access: 'update', path: 'users/{uid}' },
    documents: (uid) => {
      const before = { ...(DOCUMENTS[`users/${uid}`] as Fields), eula: 3, language: 'fr' };
      return { before, after: { ...before, ...change } };
    },
  };
}

/** Every write that the rules allow, in its longest form. `{uid}` in a path stands for the person who writes. */
export const ALLOWED_WRITES: readonly AllowedWrite[] = [
  ownProfile(),
  ...establishmentWrites(),
  ...[...Object.keys(LIVES), ...DECLARED].flatMap(lifeOf),
  ...taskWrites(),
  ...recordWrites(),
];
