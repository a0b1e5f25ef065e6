import type { BundledSpecies, TaxonomyBundle } from '#domain/taxonomy/bundle.ts';

/** Every order, family and species of the catalogue, as lists need them. */
export type Taxonomy = Pick<TaxonomyBundle, 'orders' | 'families'> & {
  /** by specieId */
  readonly species: Readonly<Record<string, BundledSpecies>>;
};

export const EMPTY_TAXONOMY: Taxonomy = { orders: {}, families: {}, species: {} };
