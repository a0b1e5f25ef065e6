/** The place of a document: its establishment and its id. */
export type Spot = { readonly zooId: string; readonly id: string };

/** Every sector of these tests that documents belong to. */
export const ownSectorOf = (zooId: string): string => `${zooId}-own`;

/** The one place, animal or group of an establishment that documents of these tests stand below, or name. */
export const parentIn = (zooId: string): string => `${zooId}-one`;

/**
 * Returns the path of a document by its pattern in the registry; a document below another stands below the one that
 * exists.
 */
export function pathOf(pattern: string, { zooId, id }: Spot): string {
  const last = pattern.lastIndexOf('{');
  return pattern.replaceAll(/\{(\w+)\}/g, (_all, name: string, at: number) => {
    if (name === 'zooId') return zooId;
    return at === last ? id : parentIn(zooId);
  });
}

/** Returns the path of the collection that a document is in. */
export function collectionOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** Returns the name of the collection that a document is in, wherever it stands. */
export function groupOf(path: string): string {
  return path.split('/').at(-2) ?? '';
}
