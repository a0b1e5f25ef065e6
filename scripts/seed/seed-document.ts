/** A document of the seed: instants are written as `Date` and become Firestore timestamps. */
export type SeedDocument = { readonly path: string; readonly data: Record<string, unknown> };
