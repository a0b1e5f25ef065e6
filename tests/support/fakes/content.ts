import type { ContentReader } from '../../../src/data/content/content.repository.ts';
import {
  type ContentKind,
  type ContentTypes,
  idOfContent,
  tableWith,
} from '../../../src/domain/content/content-kind.ts';
import { type ContentArea, type ContentId, contentId, idFieldOf } from '../../../src/domain/content/lifecycle.ts';
import { appError } from '../../../src/domain/errors/app-error.ts';
import { fail, ok, type Result } from '../../../src/domain/shared/result.ts';
import { liveSource } from './live-source.ts';

type Draft<Area extends ContentArea> = Readonly<Record<`${Area}Id`, string | null>>;

/** Returns content of one kind with the lists that follow from it, which accepts every change. */
export function contentOf<Types extends ContentTypes>(
  kind: ContentKind<Types>,
  drafts: readonly Types['draft'][],
  versions: readonly Types['version'][],
) {
  type Id = ContentId<Types['area']>;
  const area: Types['area'] = kind.area;
  const missing = fail(appError(`${kind.area}/not-found`));
  const versionOf = (id: string, number: number) =>
    versions.find((one) => idOfContent(kind, one) === id && one.number === number);
  const entryOf = (draft: Types['draft']): Types['entry'] => {
    const version = versionOf(idOfContent(kind, draft), draft.version);
    return kind.entryOf(draft, version === undefined ? null : kind.publishedEntryOf(version));
  };
  const reader: ContentReader<Types> = {
    watchTable(zooId, watcher) {
      const own = drafts.filter((one) => one.zooId === zooId);
      const entries = Object.fromEntries(own.map((one) => [idOfContent(kind, one), entryOf(one)]));
      return liveSource(tableWith(kind, entries, 0)).watch(watcher);
    },
    watchOne(id, watcher) {
      const found = drafts.find((one) => idOfContent(kind, one) === id);
      const source = liveSource<Types['draft']>(found);
      if (found === undefined) source.say(missing);
      return source.watch(watcher);
    },
    readVersion(version) {
      const found = versionOf(version[idFieldOf(area)], version.number);
      return Promise.resolve(found === undefined ? missing : ok(found));
    },
  };
  const idIn = (request: Draft<Types['area']>): Id =>
    contentId(area, (request as Readonly<Record<string, string | null>>)[idFieldOf(area)] ?? 'new');
  const done = <Data>(data: Data): Promise<Result<Data>> => Promise.resolve(ok(data));
  return {
    ...reader,
    save: (request: Draft<Types['area']>) => done({ ...idIn(request), updatedAtUnix: 2 }),
    publish: (request: Draft<Types['area']>) => done({ ...idIn(request), version: 1 }),
    archive: (request: Draft<Types['area']>) => done(idIn(request)),
  };
}
