/** The indexes a project has, as `firestore.indexes.json` lists them for deployment. */

export type IndexScope = 'COLLECTION' | 'COLLECTION_GROUP';
export type IndexMode = 'ASC' | 'DESC' | 'CONTAINS';
/** `path` is the text of a field path in its canonical form. */
export type DefinedField = { readonly path: string; readonly mode: IndexMode };

/** An index over documents of every collection with the id, or of each such collection for itself. */
export type DefinedIndex = {
  readonly collectionId: string;
  readonly scope: IndexScope;
  /** without the name, which ends every index */
  readonly fields: readonly DefinedField[];
  readonly nameDescending: boolean;
};

/** Takes the place of the automatic indexes of a field, and of everything below it. */
export type FieldOverride = {
  readonly collectionId: string;
  /** null stands for every field of the collection */
  readonly path: string | null;
  readonly indexes: readonly { readonly scope: IndexScope; readonly mode: IndexMode }[];
};

export type IndexDefinitions = {
  readonly composites: readonly DefinedIndex[];
  readonly overrides: readonly FieldOverride[];
};

/** What a project has before anybody defines an index. */
export const NO_DEFINITIONS: IndexDefinitions = { composites: [], overrides: [] };

const AUTOMATIC: FieldOverride['indexes'] = [
  { scope: 'COLLECTION', mode: 'ASC' },
  { scope: 'COLLECTION', mode: 'DESC' },
  { scope: 'COLLECTION', mode: 'CONTAINS' },
];

/** The indexes of one field alone: the automatic ones, or what the nearest override says. */
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
