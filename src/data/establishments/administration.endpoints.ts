import type { AuditLogEntry } from '#domain/audit/audit-log.ts';
import type { Establishment } from '#domain/establishments/establishment.ts';
import type { EstablishmentFigures } from '#domain/establishments/figures.ts';
import type { NewEstablishment } from '#domain/establishments/new-establishment.ts';
import type { StorageUse } from '#domain/establishments/storage-quota.ts';
import type { SlackDelivery } from '#domain/slack/slack-message.ts';
import { nowMs } from '#lib/clock.ts';
import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import { dependenciesOf } from '../dependencies.ts';
import type { Latest } from '../live/latest.ts';
import { liveQuery } from '../live/live-query.ts';
import { type AuditFilter, type AuditQuestion, MAX_EXPORTED_ENTRIES } from './audit-question.ts';
import type { Administration, Visitor } from './administration.repository.ts';

const repositoryOf = (extra: unknown) => dependenciesOf(extra).repositories.administration();

export const administrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The establishments that list a person, all for the provider's staff; live. A person's own establishment may be
     * missing.
     */
    reachableEstablishments: build.query<Establishment[], Visitor>(
      liveQuery<Establishment[], Visitor>('reachableEstablishments', async (repositories, visitor, watcher) =>
        (await repositories.administration()).watchReachable(visitor, watcher),
      ),
    ),
    createEstablishment: build.mutation<{ zooId: string }, NewEstablishment>({
      queryFn: async (typed, { extra }) => answerOf(await (await repositoryOf(extra)).create(typed)),
    }),
    /** Tier, type and access list: the provider's. */
    administerEstablishment: build.mutation<null, { zooId: string; changes: Partial<Administration> }>({
      queryFn: async ({ zooId, changes }, { extra }) =>
        answerOf(await (await repositoryOf(extra)).administer(zooId, changes)),
    }),
    /** The state of an establishment's connection to Slack, read when asked; not live. */
    slackDelivery: build.query<SlackDelivery, string>({
      queryFn: async (zooId, { extra }) => answerOf(await (await repositoryOf(extra)).readSlackDelivery(zooId)),
      keepUnusedDataFor: 0,
    }),
    /** The room that an establishment's files take, read when asked; not live. */
    storageUse: build.query<StorageUse, string>({
      queryFn: async (zooId, { extra }) => answerOf(await (await repositoryOf(extra)).readStorageUse(zooId)),
      keepUnusedDataFor: 0,
    }),
    /** The latest entries of an establishment's audit log, live. */
    auditLog: build.query<Latest<AuditLogEntry>, AuditQuestion>(
      liveQuery<Latest<AuditLogEntry>, AuditQuestion>('auditLog', async (repositories, question, watcher) =>
        (await repositories.administration()).watchAudit(question, watcher),
      ),
    ),
    /** The latest entries of an establishment's audit log for a file, read when asked. */
    listAudit: build.mutation<{ readonly items: readonly AuditLogEntry[]; readonly isCut: boolean }, AuditFilter>({
      queryFn: async (filter, { extra }) =>
        answerOf(await (await repositoryOf(extra)).listAudit(filter, MAX_EXPORTED_ENTRIES)),
    }),
    /** Sends a test message to the channel of an establishment. */
    sendSlackTest: build.mutation<object, { readonly zooId: string }>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).sendSlackTest(request)),
    }),
    /** People per establishment, counted by the server. */
    peopleCounts: build.query<Record<string, number>, readonly string[]>({
      queryFn: async (zooIds, { extra }) => answerOf(await (await repositoryOf(extra)).countPeople(zooIds)),
    }),
    /** Figures per establishment, counted by the server when asked; not live. */
    establishmentFigures: build.query<
      { readonly figures: readonly EstablishmentFigures[]; readonly countedAt: number },
      readonly string[]
    >({
      async queryFn(zooIds, { extra }) {
        const countedAt = nowMs();
        const counted = await (await repositoryOf(extra)).countFigures(zooIds, countedAt);
        return counted.ok ? { data: { figures: counted.value, countedAt } } : { error: counted.error };
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useReachableEstablishmentsQuery,
  useCreateEstablishmentMutation,
  useAdministerEstablishmentMutation,
  useAuditLogQuery,
  useListAuditMutation,
  useSlackDeliveryQuery,
  useStorageUseQuery,
  useSendSlackTestMutation,
  usePeopleCountsQuery,
  useEstablishmentFiguresQuery,
} = administrationApi;
