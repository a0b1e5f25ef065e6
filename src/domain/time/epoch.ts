/** Milliseconds since 1970-01-01T00:00Z. Every instant of the domain is one; Firestore types stop in src/data. */
export type EpochMs = number;

/** The time zone in which the product shows and reckons days (specification, point 1). */
export const ZONE = 'Europe/Paris';
