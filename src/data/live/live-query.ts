import { type BaseQueryApi, copyWithStructuralSharing, defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import type { AppError } from '#domain/errors/app-error.ts';
import type { Result } from '#domain/shared/result.ts';
import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import { dependenciesOf, type Repositories } from '../dependencies.ts';
import type { Unwatch, Watcher } from './watch.ts';

type Watch<Data, Arg> = (repositories: Repositories, arg: Arg, watcher: Watcher<Data>) => Promise<Unwatch>;

type CacheApi = {
  readonly extra: unknown;
  readonly dispatch: BaseQueryApi['dispatch'];
  readonly cacheEntryRemoved: Promise<void>;
  // The cache's type expects drafts of its data; readonly data are replaced, never drafted.
  readonly updateCachedData: (recipe: () => never) => unknown;
  readonly getCacheEntry: () => { readonly data?: unknown };
};

/**
 * Returns the parts of an endpoint that a listener keeps up to date: the first snapshot answers the query, each later
 * one is put into the cache by one dispatch, and the listener ends with the cache entry. A listener that fails turns
 * the query into an error; `refetch` starts a new one.
 * @param name the endpoint's own name
 */
export function liveQuery<Data, Arg>(name: string, watch: Watch<Data, Arg>) {
  const keyOf = (arg: Arg) => cacheKey(name, arg);

  return {
    async queryFn(arg: Arg, { extra }: BaseQueryApi): Promise<{ data: Data } | { error: AppError }> {
      const { repositories, live } = dependenciesOf(extra);
      const result = await live.read(keyOf(arg), (watcher) => watch(repositories, arg, watcher));
      return answerOf(result as Result<Data>);
    },

    async onCacheEntryAdded(arg: Arg, cache: CacheApi): Promise<void> {
      const { live } = dependenciesOf(cache.extra);
      live.connect(keyOf(arg), {
        publish(data) {
          // Unchanged values keep their identity, so that only the changed rows are drawn again.
          const shown = cache.getCacheEntry().data;
          const next: unknown = copyWithStructuralSharing(shown, data);
          // The first answer is still on its way into the cache: `onQueryStarted` publishes later values.
          if (shown !== undefined && next !== shown) cache.updateCachedData(() => next as never);
        },
        askAgain: () => void cache.dispatch(askAgain(name, arg)),
      });
      await cache.cacheEntryRemoved;
      live.close(keyOf(arg));
    },

    async onQueryStarted(arg: Arg, query: { extra: unknown; queryFulfilled: PromiseLike<unknown> }): Promise<void> {
      const answered = () => dependenciesOf(query.extra).live.catchUp(keyOf(arg));
      await query.queryFulfilled.then(answered, answered);
    },
  };
}

/** Returns the key of the cache itself: the order of an argument's fields must not make a second listener. */
function cacheKey(endpointName: string, queryArgs: unknown): string {
  return defaultSerializeQueryArgs({ endpointName, queryArgs, endpointDefinition: {} as never });
}

type Askable = { initiate(arg: unknown, options: { subscribe: false; forceRefetch: true }): never };

function askAgain(name: string, arg: unknown) {
  const endpoint = (api.endpoints as Readonly<Record<string, Askable>>)[name];
  if (endpoint === undefined) throw new Error(`No endpoint ${name}`);
  return endpoint.initiate(arg, { subscribe: false, forceRefetch: true });
}
