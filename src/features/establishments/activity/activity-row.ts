import type { Establishment } from '#domain/establishments/establishment.ts';
import type { EstablishmentFigures } from '#domain/establishments/figures.ts';

/** An establishment and its figures; null where they could not be counted. */
export type ActivityRow = { readonly zoo: Establishment; readonly figures: EstablishmentFigures | null };

/** Returns a row per establishment, in their order. */
export function activityRows(
  establishments: readonly Establishment[],
  figures: readonly EstablishmentFigures[],
): ActivityRow[] {
  const byId = new Map(figures.map((one) => [one.zooId, one]));
  return establishments.map((zoo) => ({ zoo, figures: byId.get(zoo.zooId) ?? null }));
}
