/** A document of the seed: instants are written as `Date` and become Firestore timestamps. */
export type SeedDocument = {
  readonly path: string;
  readonly data: Record<string, unknown>;
  /**
   * The drawing of the picture that the document describes: such a document is written once the picture is stored, with
   * its size in `bytes`.
   */
  readonly drawing?: string;
};
