import * as z from 'zod/mini';

/** The levels of the taxonomy for which content may hold, the widest first. */
export const QUESTION_LEVELS = ['base', 'order', 'family', 'species'] as const;
export type QuestionLevelKind = (typeof QUESTION_LEVELS)[number];

/** The level at which something holds: every species, or those of an order, a family or a species of the catalogue. */
export const questionLevelSchema = z.object({ kind: z.enum(QUESTION_LEVELS), id: z.nullable(z.string()) });
export type QuestionLevel = Readonly<z.infer<typeof questionLevelSchema>>;

/** The part of the catalogue that says which species, family and order belong together. */
export type TaxonomyOfLevels = {
  readonly orders: Readonly<Record<string, unknown>>;
  readonly families: Readonly<Record<string, { readonly orderId: string | null }>>;
  readonly species: Readonly<Record<string, { readonly familyId: string | null }>>;
};

export const BASE_LEVEL: QuestionLevel = { kind: 'base', id: null };

/** Returns a text that is the same for the same level only. */
export function levelKey({ kind, id }: QuestionLevel): string {
  return kind === 'base' ? 'base' : `${kind}:${id ?? ''}`;
}

/** Returns whether both are one level. */
export function isSameLevel(one: QuestionLevel, other: QuestionLevel): boolean {
  return levelKey(one) === levelKey(other);
}

/** Returns the depth of a kind of level: 0 for base, 3 for species. */
export function depthOf(kind: QuestionLevelKind): number {
  return QUESTION_LEVELS.indexOf(kind);
}

/** Returns whether the catalogue has the level. */
export function isKnownLevel({ kind, id }: QuestionLevel, taxonomy: TaxonomyOfLevels): boolean {
  if (kind === 'base') return id === null;
  const known = { order: taxonomy.orders, family: taxonomy.families, species: taxonomy.species }[kind];
  return id !== null && Object.hasOwn(known, id);
}

/**
 * Returns the levels that hold for a level, the widest first and itself last: base, its order, its family, its species.
 * A family without an order, or a species without a family, passes over the missing level; one that the catalogue does
 * not have has base alone above it.
 */
export function lineageOf(level: QuestionLevel, taxonomy: TaxonomyOfLevels): readonly QuestionLevel[] {
  if (level.kind === 'base') return [BASE_LEVEL];
  if (level.kind === 'order') return [BASE_LEVEL, level];
  if (level.kind === 'family') {
    const orderId = valueOf(taxonomy.families, level.id)?.orderId ?? null;
    return [...(orderId === null ? [BASE_LEVEL] : lineageOf({ kind: 'order', id: orderId }, taxonomy)), level];
  }
  const familyId = valueOf(taxonomy.species, level.id)?.familyId ?? null;
  return [...(familyId === null ? [BASE_LEVEL] : lineageOf({ kind: 'family', id: familyId }, taxonomy)), level];
}

/** Returns whether a level lies below another: every species of it is one of the other, and they are not the same. */
export function isBelow(lower: QuestionLevel, upper: QuestionLevel, taxonomy: TaxonomyOfLevels): boolean {
  if (isSameLevel(lower, upper)) return false;
  return lineageOf(lower, taxonomy).some((one) => isSameLevel(one, upper));
}

function valueOf<T>(record: Readonly<Record<string, T>>, id: string | null): T | undefined {
  return id !== null && Object.hasOwn(record, id) ? record[id] : undefined;
}
