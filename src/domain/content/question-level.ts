import * as z from 'zod/mini';

/** The levels of the taxonomy for which content may hold, the widest first. */
export const QUESTION_LEVELS = ['base', 'order', 'family', 'species'] as const;
export type QuestionLevelKind = (typeof QUESTION_LEVELS)[number];

/** The level at which something holds: every species, or those of an order, a family or a species of the catalogue. */
export const questionLevelSchema = z.object({ kind: z.enum(QUESTION_LEVELS), id: z.nullable(z.string()) });
export type QuestionLevel = Readonly<z.infer<typeof questionLevelSchema>>;

/** The part of the catalogue that says which levels there are. */
export type TaxonomyOfLevels = {
  readonly orders: Readonly<Record<string, unknown>>;
  readonly families: Readonly<Record<string, unknown>>;
  readonly species: Readonly<Record<string, unknown>>;
};

export const BASE_LEVEL: QuestionLevel = { kind: 'base', id: null };

/** Returns whether the catalogue has the level. */
export function isKnownLevel({ kind, id }: QuestionLevel, taxonomy: TaxonomyOfLevels): boolean {
  if (kind === 'base') return id === null;
  const known = { order: taxonomy.orders, family: taxonomy.families, species: taxonomy.species }[kind];
  return id !== null && Object.hasOwn(known, id);
}
