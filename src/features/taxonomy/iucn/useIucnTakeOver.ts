import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSaveSpeciesMutation, useSaveTaxonMutation } from '#data/taxonomy/taxonomy.endpoints.ts';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { checkSpecies, tidySpecies } from '#domain/taxonomy/check-species.ts';
import type { IucnSpecies, Species } from '#domain/taxonomy/taxonomy.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { useFormErrors } from '#kit/form/useFormErrors.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { EMPTY_SPECIES, saveRequest, typedOf } from '../details/species-request.ts';
import { speciesHref } from '../parts/addresses.ts';
import {
  asTaxonName,
  familyOfLatin,
  orderOfLatin,
  type ProposalField,
  proposalsOf,
  takenOver,
} from './iucn-proposal.ts';

/** Chooses the values of a species of the list that the catalogue takes over, and saves them. */
export function useIucnTakeOver(iucn: IucnSpecies, species: Species | null, taxonomy: Taxonomy) {
  const { t } = useTranslation('iucn');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const demoError = useDemoError('reference.edit');
  const [saveSpecies, saving] = useSaveSpeciesMutation();
  const [saveTaxon, creating] = useSaveTaxonMutation();
  const proposals = proposalsOf(iucn, species, taxonomy);
  const [chosen, setChosen] = useState<ReadonlyMap<ProposalField, boolean>>(new Map());
  const [familyId, setFamilyId] = useState(() => familyOfLatin(taxonomy, iucn.familyLatinName));
  const errors = useFormErrors(['familyId'] as const);
  const taken = new Set(
    proposals
      .filter(({ field, differs, isUsual }) => differs && (chosen.get(field) ?? isUsual))
      .map(({ field }) => field),
  );
  const before = species === null ? EMPTY_SPECIES : typedOf(species);
  const after = takenOver(iucn, before, taken, familyId);
  const withSource = species === null ? { ...after, source: t('form.source') } : after;

  /** Creates the family of the list, and its order if that is missing too. */
  const createFamily = async () => {
    if (demoError !== null) return errors.refuse(demoError);
    const orderName = asTaxonName(iucn.orderLatinName);
    const known = orderOfLatin(taxonomy, iucn.orderLatinName);
    const order =
      known === null
        ? await saveTaxon({ kind: 'order', id: null, name: orderName, latinName: orderName, orderId: null })
        : { data: { id: known }, error: undefined };
    if (order.error !== undefined) return errors.refuse(order.error);
    const name = asTaxonName(iucn.familyLatinName);
    const family = await saveTaxon({
      kind: 'family',
      id: null,
      name,
      latinName: name,
      orderId: order.data?.id ?? null,
    });
    if (family.error !== undefined) return errors.refuse(family.error);
    errors.clear();
    setFamilyId(family.data.id);
  };
  const save = async (form: HTMLElement) => {
    const wrong = checkSpecies(tidySpecies(withSource), taxonomy.species, species?.specieId ?? null);
    const other = Object.entries(wrong).find(([field]) => field !== 'familyId');
    if (other !== undefined) return errors.refuse(other[1], form);
    if (errors.show(wrong.familyId === undefined ? {} : { familyId: wrong.familyId }, form)) return;
    if (demoError !== null) return errors.refuse(demoError, form);
    const answer = await saveSpecies(saveRequest(withSource, species));
    if (answer.error !== undefined) return errors.refuse(answer.error, form);
    const name = withSource.specieName || withSource.specieLatinName;
    dispatch(noticeRaised({ kind: 'success', messageKey: 'taxonomy:values.done.saved', params: { name } }));
    void navigate(speciesHref(answer.data.specieId));
  };
  return {
    proposals,
    taken,
    familyId,
    errors,
    isSaving: saving.isLoading,
    isCreating: creating.isLoading,
    needsFamily: familyOfLatin(taxonomy, iucn.familyLatinName) === null && (taken.has('family') || species === null),
    isLinkMissing: species !== null && species.iucnId !== iucn.iucnId,
    take: (field: ProposalField, isTaken: boolean) => setChosen((now) => new Map(now).set(field, isTaken)),
    chooseFamily: (id: string | null) => {
      setFamilyId(id);
      setChosen((now) => new Map(now).set('family', true));
    },
    createFamily,
    save,
  };
}
