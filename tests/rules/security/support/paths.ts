/** Where a document stands: in which establishment and under which id. */
export type Spot = { readonly zooId: string; readonly id: string };

/** Returns the path of a document, of a pattern of the registry. */
export function pathOf(pattern: string, { zooId, id }: Spot): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (_all, name: string) => (name === 'zooId' ? zooId : id));
}

/** Returns the path of the collection that a document is in. */
export function collectionOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** Returns the name of the collection that a document is in, wherever it stands. */
export function groupOf(path: string): string {
  return path.split('/').at(-2) ?? '';
}
