/**
 * Milliseconds since 1970-01-01T00:00Z. Every instant of the domain has this type; the types of Firestore stay within
 * src/data.
 */
export type EpochMs = number;

/** The time zone in which the product shows and counts days (specification, point 1). */
export const ZONE = 'Europe/Paris';
