import { doc, type DocumentData, type Firestore, onSnapshot } from 'firebase/firestore';
import type * as z from 'zod/mini';
import {
  TAXONOMY_BUNDLE,
  taxonomyBundleSchema,
  taxonomyPartName,
  taxonomyPartSchema,
} from '#domain/taxonomy/bundle.ts';
import { ok, type Result } from '#domain/shared/result.ts';
import { toAppError } from '../firebase/failure.ts';
import { parseDocument } from '../firebase/parse-document.ts';
import { reportBadDocument } from '../firebase/watch-document.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import { EMPTY_TAXONOMY, type Taxonomy } from './taxonomy-bundle.ts';

/** Listens to the whole catalogue: one document, and one more per thousand species. Empty while there is none. */
export function watchTaxonomy(database: Firestore, watcher: Watcher<Taxonomy>): Unwatch {
  const parts = new Map<number, { readonly unwatch: Unwatch; species: Taxonomy['species'] | null }>();
  let head: Taxonomy | null = null;
  let isOver = false;

  const end = () => {
    isOver = true;
    endHead();
    for (const { unwatch } of parts.values()) unwatch();
  };
  const fail = (error: unknown) => {
    if (isOver) return;
    end();
    watcher.failed(toAppError(error, 'data/taxonomy'));
  };
  const tell = () => {
    const known = [...parts.values()].map(({ species }) => species);
    if (head === null || known.includes(null)) return;
    watcher.next(ok({ ...head, species: Object.assign({}, ...known) as Taxonomy['species'] }));
  };
  const watchPart = (number: number) => {
    const part: { unwatch: Unwatch; species: Taxonomy['species'] | null } = { unwatch: () => undefined, species: null };
    parts.set(number, part);
    const name = taxonomyPartName(number);
    part.unwatch = onSnapshot(
      doc(database, 'various', name),
      (snapshot) => {
        const read = parse(taxonomyPartSchema, name, snapshot.data());
        if (read !== null && !read.ok) return watcher.next(read);
        part.species = read?.value.species ?? {};
        return tell();
      },
      fail,
    );
  };
  const endHead = onSnapshot(
    doc(database, 'various', TAXONOMY_BUNDLE),
    (snapshot) => {
      const read = parse(taxonomyBundleSchema, TAXONOMY_BUNDLE, snapshot.data());
      if (read !== null && !read.ok) return watcher.next(read);
      const { orders, families } = read?.value ?? EMPTY_TAXONOMY;
      head = { orders, families, species: {} };
      for (let number = parts.size; number < (read?.value.parts ?? 0); number += 1) watchPart(number);
      return tell();
    },
    fail,
  );
  return end;
}

/** Returns null for a document that does not exist. */
function parse<T>(schema: z.ZodMiniType<T>, id: string, data: DocumentData | undefined): Result<T> | null {
  if (data === undefined) return null;
  const read = parseDocument(schema, id, data);
  if (!read.ok) reportBadDocument('various', id, read.error);
  return read;
}
