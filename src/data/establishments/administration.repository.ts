import { collection, doc, type Firestore, getDoc, getDocs, limit, orderBy, query, where } from 'firebase/firestore';
import type * as z from 'zod/mini';
import { AUDIT_GROUPS, auditEntrySchema, type AuditLogEntry } from '#domain/audit/audit-log.ts';
import type { Establishment, EstablishmentSettings, Integrations } from '#domain/establishments/establishment.ts';
import { integrationsSchema } from '#domain/establishments/establishment.ts';
import type { EstablishmentFigures } from '#domain/establishments/figures.ts';
import { sendSlackTestContract } from '#domain/callables/slack.ts';
import { establishmentToCreate, type NewEstablishment } from '#domain/establishments/new-establishment.ts';
import { type StorageUse, storageUseSchema, UNUSED_STORAGE } from '#domain/establishments/storage-quota.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { type SlackDelivery, slackDeliverySchema, UNUSED_DELIVERY } from '#domain/slack/slack-message.ts';
import type { EpochMs } from '#domain/time/epoch.ts';
import { callOf } from '../callables/call-function.ts';
import { documentReader } from '../firebase/document-reader.ts';
import { toAppError } from '../firebase/failure.ts';
import { parseDocument } from '../firebase/parse-document.ts';
import { watchLatest } from '../firebase/watch-latest.ts';
import { watchQueries } from '../firebase/watch-queries.ts';
import type { Latest } from '../live/latest.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import type { AuditFilter, AuditQuestion } from './audit-question.ts';
import { establishmentFromDocument } from './establishment.converter.ts';
import { countFigures, countPeople } from './figures.ts';
import { writeOnServer } from './write-on-server.ts';

/** The most establishments that a list shows. */
export const MAX_ESTABLISHMENTS = 500;

/** A person as the query for the establishments they may enter besides their own needs them. */
export type Visitor = { readonly userId: string; readonly isStaff: boolean };

/** The fields of an establishment that the provider alone decides. */
export type Administration = Pick<Establishment, 'zooTiers' | 'type' | 'staffAccess'>;

export type SavedSettings = {
  readonly zooId: string;
  /** the fields that change, and no other */
  readonly settings: Partial<EstablishmentSettings>;
  /** absent: the integrations stay as they are */
  readonly integrations?: Integrations;
};

const readAuditEntry = documentReader(auditEntrySchema);

export type AdministrationRepository = {
  /** Listens to the establishments that list the person; all of them for the provider's staff. */
  watchReachable(visitor: Visitor, watcher: Watcher<Establishment[]>): Unwatch;
  /** Returns the values that only admins read; nothing set when there is no document yet. */
  readIntegrations(zooId: string): Promise<Result<Integrations>>;
  /** Returns the state of the connection to Slack, for admins; that of an unused one before the first message. */
  readSlackDelivery(zooId: string): Promise<Result<SlackDelivery>>;
  /** Returns the room that the establishment's files take, for admins; none before the first file. */
  readStorageUse(zooId: string): Promise<Result<StorageUse>>;
  /** Sends a test message to the saved Slack endpoint; fails with the reason when Slack does not take it. */
  sendSlackTest(request: { readonly zooId: string }): Promise<Result<object>>;
  /** Listens to the latest entries of an establishment's audit log, newest first. */
  watchAudit(question: AuditQuestion, watcher: Watcher<Latest<AuditLogEntry>>): Unwatch;
  /** Returns the latest entries of an establishment's audit log, at most so many; unreadable ones are left out. */
  listAudit(
    filter: AuditFilter,
    most: number,
  ): Promise<Result<{ readonly items: readonly AuditLogEntry[]; readonly isCut: boolean }>>;
  /** Saves settings and integrations together or not at all; needs the server. */
  saveSettings(request: SavedSettings): Promise<Result<null>>;
  /** Creates an establishment under an id of its own, which it returns; needs the server. */
  create(typed: NewEstablishment): Promise<Result<{ zooId: string }>>;
  administer(zooId: string, changes: Partial<Administration>): Promise<Result<null>>;
  /** Returns how many people of each establishment have an account, by its id. */
  countPeople(zooIds: readonly string[]): Promise<Result<Record<string, number>>>;
  countFigures(zooIds: readonly string[], now: EpochMs): Promise<Result<EstablishmentFigures[]>>;
};

/** Returns the administration of the establishments of a database. */
export function administrationRepository(database: Firestore): AdministrationRepository {
  const zoo = (zooId: string) => doc(database, 'zoo', zooId);
  const integrations = (zooId: string) => doc(database, 'zoo', zooId, 'private', 'integrations');
  const auditOf = ({ zooId, group, by }: AuditFilter) =>
    query(
      collection(database, 'zoo', zooId, 'auditLog'),
      ...(group === null ? [] : [where('action', 'in', AUDIT_GROUPS[group])]),
      ...(by === null ? [] : [where('by', '==', by)]),
      orderBy('atUnix', 'desc'),
    );
  /** Reads a document that only the admins of an establishment open; `absent` when there is none yet. */
  const readPrivate = async <T>(
    zooId: string,
    name: string,
    schema: z.ZodMiniType<T> & z.ZodMiniObject,
    absent: T,
  ): Promise<Result<T>> => {
    try {
      const data = (await getDoc(doc(database, 'zoo', zooId, 'private', name))).data();
      return data === undefined ? ok(absent) : parseDocument(schema, zooId, data);
    } catch (error) {
      return fail(toAppError(error, 'data/establishments'));
    }
  };
  return {
    watchReachable({ userId, isStaff }, watcher) {
      const named = isStaff ? [] : [where('staffAccess', 'array-contains', userId)];
      const all = query(collection(database, 'zoo'), ...named, limit(MAX_ESTABLISHMENTS));
      return watchQueries('zoo', [all], establishmentFromDocument, {
        next: (found) => watcher.next(found.ok ? ok([...found.value.items]) : found),
        failed: watcher.failed,
      });
    },

    readIntegrations: (zooId) => readPrivate(zooId, 'integrations', integrationsSchema, { slackEndpoint: null }),
    readSlackDelivery: (zooId) => readPrivate(zooId, 'slack', slackDeliverySchema, UNUSED_DELIVERY),
    readStorageUse: (zooId) => readPrivate(zooId, 'storage', storageUseSchema, UNUSED_STORAGE),

    watchAudit: ({ count, ...filter }, watcher) =>
      watchLatest(
        'zoo/auditLog',
        auditOf(filter),
        { count, order: (one, other) => other.atUnix - one.atUnix },
        readAuditEntry,
        watcher,
      ),
    async listAudit(filter, most) {
      try {
        const { docs } = await getDocs(query(auditOf(filter), limit(most + 1)));
        const read = docs.slice(0, most).map((entry) => readAuditEntry(entry.id, entry.data()));
        return ok({ items: read.flatMap((entry) => (entry.ok ? [entry.value] : [])), isCut: docs.length > most });
      } catch (error) {
        return fail(toAppError(error, 'data/establishments'));
      }
    },
    sendSlackTest: callOf(sendSlackTestContract),

    saveSettings: ({ zooId, settings, integrations: secret }) =>
      writeOnServer(database, 'zoo/save-failed', async (transaction) => {
        if (Object.keys(settings).length > 0) transaction.update(zoo(zooId), settings);
        if (secret !== undefined) transaction.set(integrations(zooId), secret);
      }),

    async create(typed) {
      const reference = doc(collection(database, 'zoo'));
      const created = await writeOnServer(database, 'zoo/create-failed', async (transaction) => {
        transaction.set(reference, establishmentToCreate(reference.id, typed));
      });
      return created.ok ? ok({ zooId: reference.id }) : created;
    },

    administer: (zooId, changes) =>
      writeOnServer(database, 'zoo/save-failed', async (transaction) => {
        transaction.update(zoo(zooId), changes);
      }),

    countPeople: (zooIds) => countPeople(database, zooIds),
    countFigures: (zooIds, now) => countFigures(database, zooIds, now),
  };
}
