import { BUNDLE_PART_SIZE, type BundledSpecies, type TaxonomyPart } from './bundle.ts';
import { BUNDLE_PART_BYTES, bytesOf } from './bundle-of.ts';

/**
 * Returns the changed parts, by their number, when a species of the bundle is written (or removed, with null). The
 * species stays in its part while there is room, else goes into the first part that has some, else into a new one. The
 * removal of a missing species changes nothing.
 */
export function partsWith(
  parts: readonly TaxonomyPart[],
  specieId: string,
  said: BundledSpecies | null,
): ReadonlyMap<number, TaxonomyPart> {
  const changed = new Map<number, TaxonomyPart>();
  const from = parts.findIndex(({ species }) => Object.hasOwn(species, specieId));
  const others = parts.map((part, number) => (number === from ? without(part, specieId) : part));
  if (from >= 0) changed.set(from, others[from] as TaxonomyPart);
  if (said === null) return changed;
  const fits = (part: TaxonomyPart | undefined) => part !== undefined && hasRoom(part, specieId, said);
  const free = fits(others[from]) ? from : others.findIndex(fits);
  const number = free < 0 ? parts.length : free;
  changed.set(number, { species: { ...others[number]?.species, [specieId]: said } });
  return changed;
}

function without(part: TaxonomyPart, specieId: string): TaxonomyPart {
  const { [specieId]: _gone, ...species } = part.species;
  return { species };
}

function hasRoom({ species }: TaxonomyPart, specieId: string, said: BundledSpecies): boolean {
  const held = Object.entries(species);
  if (held.length >= BUNDLE_PART_SIZE) return false;
  return held.reduce((sum, [id, one]) => sum + bytesOf(id, one), bytesOf(specieId, said)) <= BUNDLE_PART_BYTES;
}
