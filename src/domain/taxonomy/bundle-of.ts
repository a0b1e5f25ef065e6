import { storedBytes } from '../shared/stored-bytes.ts';
import {
  BUNDLE_PART_SIZE,
  bundledSpecies,
  type BundledSpecies,
  type TaxonomyBundle,
  type TaxonomyPart,
} from './bundle.ts';
import type { Family, Order, Species } from './taxonomy.ts';

/** Bytes of species in one part: a document holds 1 MiB, its names of fields and indexes included. */
export const BUNDLE_PART_BYTES = 600_000;

/** The bundle as its documents: `various/taxonomy`, and the parts by their number. */
export type WholeBundle = { readonly head: TaxonomyBundle; readonly parts: readonly TaxonomyPart[] };

/**
 * Returns the bundle of a whole catalogue, in the order of the ids so that the same catalogue gives the same documents;
 * an empty catalogue gives a head without parts.
 */
export function bundleOf(
  species: readonly Species[],
  families: readonly Family[],
  orders: readonly Order[],
  { version, updatedAtUnix }: { readonly version: number; readonly updatedAtUnix: number },
): WholeBundle {
  const parts: { readonly species: Record<string, BundledSpecies>; count: number; bytes: number }[] = [];
  for (const oneSpecies of byId(species, ({ specieId }) => specieId)) {
    const said = bundledSpecies(oneSpecies);
    const size = bytesOf(oneSpecies.specieId, said);
    let part = parts.at(-1);
    if (part === undefined || part.count === BUNDLE_PART_SIZE || part.bytes + size > BUNDLE_PART_BYTES) {
      part = { species: {}, count: 0, bytes: 0 };
      parts.push(part);
    }
    part.species[oneSpecies.specieId] = said;
    part.count += 1;
    part.bytes += size;
  }
  const head: TaxonomyBundle = {
    version,
    updatedAtUnix,
    parts: parts.length,
    orders: Object.fromEntries(byId(orders, ({ orderId }) => orderId).map((one) => [one.orderId, bundledOrder(one)])),
    families: Object.fromEntries(
      byId(families, ({ familyId }) => familyId).map((one) => [one.familyId, bundledFamily(one)]),
    ),
  };
  return { head, parts: parts.map((part) => ({ species: part.species })) };
}

/** Returns the bundle's entry of an order. */
export function bundledOrder({ orderName, orderLatinName }: Order): TaxonomyBundle['orders'][string] {
  return { orderName, orderLatinName };
}

/** Returns the bundle's entry of a family. */
export function bundledFamily({
  familyName,
  familyLatinName,
  familyOrder,
}: Family): TaxonomyBundle['families'][string] {
  return { familyName, familyLatinName, orderId: familyOrder?.orderId ?? null };
}

/** Returns the largest number of bytes that a species can take in a part. */
export function bytesOf(specieId: string, said: BundledSpecies): number {
  return storedBytes(specieId, said);
}

function byId<T>(all: readonly T[], idOf: (one: T) => string): T[] {
  return all.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : Number(idOf(one) > idOf(other))));
}
