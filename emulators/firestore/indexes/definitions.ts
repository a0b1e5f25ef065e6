/** The indexes of a project, as `firestore.indexes.json` lists them for deployment. */

export type IndexScope = 'COLLECTION' | 'COLLECTION_GROUP';
export type IndexMode = 'ASC' | 'DESC' | 'CONTAINS';
/** `path` is the canonical text of a field path. */
export type DefinedField = { readonly path: string; readonly mode: IndexMode };

/** An index of a collection group, or of each collection with the id. */
export type DefinedIndex = {
  readonly collectionId: string;
  readonly scope: IndexScope;
  /** without the name, which is the last field of every index */
  readonly fields: readonly DefinedField[];
  readonly nameDescending: boolean;
};

/** Replaces the automatic indexes of a field and of everything below it. */
export type FieldOverride = {
  readonly collectionId: string;
  /** null means every field of the collection */
  readonly path: string | null;
  readonly indexes: readonly { readonly scope: IndexScope; readonly mode: IndexMode }[];
};

export type IndexDefinitions = {
  readonly composites: readonly DefinedIndex[];
  readonly overrides: readonly FieldOverride[];
};

/** The definitions of a project without any. */
export const NO_DEFINITIONS: IndexDefinitions = { composites: [], overrides: [] };

const AUTOMATIC: FieldOverride['indexes'] = [
  { scope: 'COLLECTION', mode: 'ASC' },
  { scope: 'COLLECTION', mode: 'DESC' },
  { scope: 'COLLECTION', mode: 'CONTAINS' },
];

/** The single-field indexes of a field: the automatic ones, or those of the nearest override. */
export function singleFieldIndexes(
  { overrides }: IndexDefinitions,
  collectionId: string,
  path: string,
): FieldOverride['indexes'] {
  let nearest: FieldOverride | null = null;
  for (const override of overrides) {
    const applies = override.collectionId === collectionId && coversPath(override.path, path);
    if (applies && (nearest === null || (override.path ?? '').length > (nearest.path ?? '').length)) nearest = override;
  }
  return nearest?.indexes ?? AUTOMATIC;
}

function coversPath(overridden: string | null, path: string): boolean {
  return overridden === null || path === overridden || path.startsWith(`${overridden}.`);
}
