import { taxonomyApi } from '#data/taxonomy/taxonomy.endpoints.ts';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { maySee } from '#domain/access/may-see.ts';
import { foundNames, speciesNameIn } from '#domain/taxonomy/species-names.ts';
import type { Language } from '#domain/users/language.ts';
import { speciesHref } from '#features/taxonomy/index.ts';
import type { Candidate } from './ranking.ts';
import type { SearchSource } from './search-source.ts';

const selectTaxonomy = taxonomyApi.endpoints.taxonomy.select();

/** Candidates by the catalogue and language they were made from: none is made anew for a key. */
const made = new WeakMap<Taxonomy['species'], Map<Language, readonly Candidate[]>>();

function candidatesOf(catalogue: Taxonomy['species'], language: Language): readonly Candidate[] {
  const byLanguage = made.get(catalogue) ?? new Map<Language, readonly Candidate[]>();
  made.set(catalogue, byLanguage);
  const known = byLanguage.get(language);
  if (known !== undefined) return known;
  const candidates = Object.entries(catalogue).map(([specieId, species]) => ({
    id: specieId,
    label: speciesNameIn(species, language),
    detail: species.specieLatinName,
    otherNames: foundNames(species),
    to: speciesHref(specieId),
  }));
  byLanguage.set(language, candidates);
  return candidates;
}

/** The species of the catalogue, by their names in every language, for people who may open one. */
export const speciesSource: SearchSource = {
  id: 'species',
  prepare(dispatch, actor) {
    if (!maySee(actor, 'individuals')) return () => undefined;
    const asked = dispatch(taxonomyApi.endpoints.taxonomy.initiate());
    return () => asked.unsubscribe();
  },
  candidates({ actor, state, language }) {
    const species = selectTaxonomy(state).data?.species;
    return species === undefined || !maySee(actor, 'individuals') ? [] : candidatesOf(species, language);
  },
};
