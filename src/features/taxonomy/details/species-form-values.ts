import * as z from 'zod/mini';
import { tidySpecies, type TypedSpecies } from '#domain/taxonomy/check-species.ts';
import { speciesNames } from '#domain/taxonomy/species-names.ts';
import { speciesSchema } from '#domain/taxonomy/taxonomy.ts';
import { NAME_FIELDS, namesOf, typedNames } from '../parts/names-form.ts';

/** The fields that people type of a species, in the order of the form; each name is a field of its own. */
export const speciesFormSchema = z.extend(
  z.pick(speciesSchema, { specieLatinName: true, familyId: true, iucnCategory: true, source: true }),
  NAME_FIELDS,
);
export type SpeciesFormValues = z.infer<typeof speciesFormSchema>;

/** Returns a species as the values of its form. */
export function speciesFormValues(species: TypedSpecies): SpeciesFormValues {
  const { specieLatinName, familyId, iucnCategory, source } = species;
  return { specieLatinName, familyId, iucnCategory, source, ...typedNames(speciesNames(species)) };
}

/** Returns the species that the values of its form describe, tidy; its place in the IUCN list is not typed. */
export function speciesOfValues(values: SpeciesFormValues, iucnId: string | null): TypedSpecies {
  const { specieLatinName, familyId, iucnCategory, source } = values;
  const trad = namesOf(values);
  return tidySpecies({ specieLatinName, familyId, iucnCategory, source, trad, specieName: values.fr, iucnId });
}
