import type { ContextTypes } from '#domain/contexts/context-table.ts';
import { api } from '../api.ts';
import { contentEndpoints } from '../content/content-endpoints.ts';
import type { OneVersion } from '../content/content.repository.ts';
import type { ContextsRepository } from './contexts.repository.ts';

const contextsApi = api.injectEndpoints({
  endpoints(build) {
    const of = contentEndpoints<ContextTypes, ContextsRepository>(build, 'context', ({ contexts }) => contexts());
    return {
      contextTable: of.table,
      context: of.one,
      contextVersion: of.version,
      saveContext: of.save,
      publishContext: of.publish,
      archiveContext: of.archive,
    };
  },
});

export const {
  useContextTableQuery,
  useContextQuery,
  useContextVersionQuery,
  useLazyContextVersionQuery,
  useSaveContextMutation,
  usePublishContextMutation,
  useArchiveContextMutation,
} = contextsApi;

/** Reads a published version once; this device then has it without a network. */
export const fetchContextVersion = (version: OneVersion<'context'>) =>
  contextsApi.util.prefetch('contextVersion', version, {});
