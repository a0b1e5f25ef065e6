import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSaveSpeciesMutation } from '#data/taxonomy/taxonomy.endpoints.ts';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { checkSpecies } from '#domain/taxonomy/check-species.ts';
import { TAXON_NAME_LENGTH } from '#domain/taxonomy/latin-name.ts';
import type { Species } from '#domain/taxonomy/taxonomy.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { speciesHref } from '../parts/addresses.ts';
import { NAME_TEXTS } from '../parts/names-form.ts';
import { familyChoices } from '#kit/taxon/taxon-choices.ts';
import { speciesFormSchema, speciesFormValues, speciesOfValues } from './species-form-values.ts';
import { EMPTY_SPECIES, saveRequest, typedOf } from './species-request.ts';

/** The form of a species, new (`species` is null) or stored. The server compares the version that the form shows with its own. */
export function useSpeciesForm(species: Species | null, taxonomy: Taxonomy) {
  const { t } = useTranslation(['taxonomy', 'words']);
  const language = useLanguage();
  const navigate = useNavigate();
  const [save] = useSaveSpeciesMutation();
  const { specieId, iucnId } = species ?? { specieId: null, iucnId: null };
  return useRecordForm({
    name: 'species',
    recordId: specieId,
    schema: speciesFormSchema,
    stored: speciesFormValues(species === null ? EMPTY_SPECIES : typedOf(species)),
    operation: 'reference.edit',
    tidy: (values) => speciesFormValues(speciesOfValues(values, iucnId)),
    check: (tidy) => checkSpecies(speciesOfValues(tidy, iucnId), taxonomy.species, specieId),
    fields: {
      specieLatinName: { label: t('fields.latinName'), maxLength: TAXON_NAME_LENGTH },
      familyId: {
        label: t('words:family'),
        say: (id) => familyChoices(taxonomy, language).find(({ value }) => value === id)?.label ?? '',
      },
      iucnCategory: {
        label: t('fields.iucn'),
        say: (category) => (category === null ? '' : `${category} · ${t(`values.iucn.${category}`)}`),
      },
      source: { label: t('fields.source'), maxLength: TAXON_NAME_LENGTH },
      ...NAME_TEXTS,
    },
    save: (tidy) => save(saveRequest(speciesOfValues(tidy, iucnId), species)),
    notice: ({ fr, specieLatinName }) => ({
      kind: 'success',
      messageKey: 'taxonomy:values.done.saved',
      params: { name: fr || specieLatinName },
    }),
    onSaved: ({ answer }) =>
      answer.data === undefined ? undefined : navigate(speciesHref(answer.data.specieId), { replace: true }),
  });
}

export type SpeciesFormState = ReturnType<typeof useSpeciesForm>;
