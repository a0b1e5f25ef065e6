import type { ContentTypes } from '#domain/content/content-kind.ts';
import type { Result } from '#domain/shared/result.ts';
import { answerOf } from '../answer.ts';
import type { api } from '../api.ts';
import { dependenciesOf, type Repositories } from '../dependencies.ts';
import { liveQuery } from '../live/live-query.ts';
import type { ContentReader, OneVersion } from './content.repository.ts';

type Build = Parameters<Parameters<typeof api.injectEndpoints>[0]['endpoints']>[0];

/** A change that the server makes. */
type Call = (request: never) => Promise<Result<unknown>>;
type RequestOf<Of extends Call> = Parameters<Of>[0];
type DataOf<Of extends Call> = Awaited<ReturnType<Of>> extends Result<infer Data> ? Data : never;

type Steps = { readonly save: Call; readonly publish: Call; readonly archive: Call };

/**
 * Returns the endpoints of one kind of content. The file of the kind gives them their names: the live ones must be called
 * `<area>Table` and `<area>`.
 */
export function contentEndpoints<Types extends ContentTypes, Calls extends Steps>(
  build: Build,
  area: Types['area'],
  repositoryIn: (repositories: Repositories) => Promise<ContentReader<Types> & Calls>,
) {
  const repositoryOf = (extra: unknown) => repositoryIn(dependenciesOf(extra).repositories);
  const step = <Name extends keyof Steps>(name: Name) =>
    build.mutation<DataOf<Calls[Name]>, RequestOf<Calls[Name]>>({
      queryFn: async (request, { extra }) => {
        const call = (await repositoryOf(extra))[name] as (
          request: RequestOf<Calls[Name]>,
        ) => Promise<Result<DataOf<Calls[Name]>>>;
        return answerOf(await call(request));
      },
    });
  return {
    /** The list of an owner, live, for one document read; null: the official ones. */
    table: build.query<Types['table'], string | null>(
      liveQuery<Types['table'], string | null>(`${area}Table`, async (repositories, zooId, watcher) =>
        (await repositoryIn(repositories)).watchTable(zooId, watcher),
      ),
    ),
    /** One as its editors left it, live. */
    one: build.query<Types['draft'], string>(
      liveQuery<Types['draft'], string>(area, async (repositories, id, watcher) =>
        (await repositoryIn(repositories)).watchOne(id, watcher),
      ),
    ),
    /** A published version, which never changes. */
    version: build.query<Types['version'], OneVersion<Types['area']>>({
      queryFn: async (version, { extra }) => answerOf(await (await repositoryOf(extra)).readVersion(version)),
    }),
    save: step('save'),
    publish: step('publish'),
    archive: step('archive'),
  };
}
