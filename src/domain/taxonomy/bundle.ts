import * as z from 'zod/mini';
import { IUCN_CATEGORIES, type Species, translationsSchema } from './taxonomy.ts';

/** Species in one document of the bundle: about 200 KB with all their names. */
export const BUNDLE_PART_SIZE = 1_000;

/** The fields of a species that lists need. */
export const bundledSpeciesSchema = z.object({
  specieName: z.string(),
  specieLatinName: z.string(),
  trad: translationsSchema,
  familyId: z.nullable(z.string()),
  iucnCategory: z.nullable(z.enum(IUCN_CATEGORIES)),
  underReview: z.boolean(),
});
export type BundledSpecies = z.infer<typeof bundledSpeciesSchema>;

/**
 * All orders and families, and how many documents hold the species, as stored in `various/taxonomy`. Kept by the server
 * with every change of the catalogue, so that a screen knows all species for two documents read instead of hundreds.
 */
export const taxonomyBundleSchema = z.object({
  version: z.int(),
  updatedAtUnix: z.int(),
  /** documents `various/taxonomy-species-<n>`, n from 0 */
  parts: z.int(),
  orders: z.record(z.string(), z.object({ orderName: z.string(), orderLatinName: z.string() })),
  families: z.record(
    z.string(),
    z.object({ familyName: z.string(), familyLatinName: z.string(), orderId: z.nullable(z.string()) }),
  ),
});
export type TaxonomyBundle = z.infer<typeof taxonomyBundleSchema>;

/** A part of the species, by specieId, as stored in `various/taxonomy-species-<n>`. */
export const taxonomyPartSchema = z.object({ species: z.record(z.string(), bundledSpeciesSchema) });
export type TaxonomyPart = z.infer<typeof taxonomyPartSchema>;

export const TAXONOMY_BUNDLE = 'taxonomy';

/** Returns the name of a document of the bundle with species. */
export function taxonomyPartName(number: number): string {
  return `${TAXONOMY_BUNDLE}-species-${number}`;
}

/** Returns the bundle's entry of a species. */
export function bundledSpecies(species: Species): BundledSpecies {
  const { specieName, specieLatinName, trad, familyId, iucnCategory, underReview } = species;
  return { specieName, specieLatinName, trad, familyId, iucnCategory, underReview };
}
