import type { Collection } from '#domain/collections/declaration.ts';
import type * as z from 'zod/mini';

/** A declared collection that has an entity. */
export type Declared = Pick<Collection, 'path' | 'writable'> & { readonly schema: z.ZodMiniObject };

/** The ids of the documents above a collection, by their names in its path. */
export type Parents = Readonly<Record<string, string>>;

/** Returns the path of a collection: 'zoo/{zooId}/announcements/{announcementId}' of 'zoo-1' is 'zoo/zoo-1/announcements'. */
export function collectionPath(path: string, parents: Parents = {}): string {
  const above = path.slice(0, path.lastIndexOf('/'));
  return above.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const id = parents[name];
    if (id === undefined) throw new Error(`No ${name} for ${path}`);
    return id;
  });
}
