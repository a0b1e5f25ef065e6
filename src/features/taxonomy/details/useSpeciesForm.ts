import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSaveSpeciesMutation } from '#data/taxonomy/taxonomy.endpoints.ts';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { checkSpecies, type SpeciesField, tidySpecies, type TypedSpecies } from '#domain/taxonomy/check-species.ts';
import type { Species } from '#domain/taxonomy/taxonomy.ts';
import { LANGUAGES } from '#domain/users/language.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { useFormErrors } from '#kit/form/useFormErrors.ts';
import { useUnsavedGuard } from '#kit/form/useUnsavedGuard.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { speciesHref } from '../parts/addresses.ts';
import { keepSpeciesDraft, readSpeciesDraft, type SpeciesDraft } from './species-draft.ts';
import { EMPTY_SPECIES, saveRequest, saysTheSame, typedOf } from './species-request.ts';

const ORDER: readonly SpeciesField[] = ['specieLatinName', 'familyId', ...LANGUAGES, 'source'];

/**
 * A species as it is being typed; null: a new one. What is typed stays in the tab until it is saved or given up. Should somebody
 * else have saved the species meanwhile, the server refuses until the person says that theirs holds.
 */
export function useSpeciesForm(species: Species | null, taxonomy: Taxonomy) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const demoError = useDemoError('reference.edit');
  const [save, { isLoading }] = useSaveSpeciesMutation();
  const specieId = species?.specieId ?? null;
  const [draft, setDraft] = useState(() => readSpeciesDraft(specieId));
  const errors = useFormErrors(ORDER);
  const stored = species === null ? EMPTY_SPECIES : typedOf(species);
  const typed = draft?.typed ?? stored;
  const isChanged = draft !== null && !saysTheSame(stored, draft.typed);
  useUnsavedGuard(isChanged && !isLoading);

  const setAndKeep = (next: SpeciesDraft | null) => {
    setDraft(next);
    keepSpeciesDraft(specieId, next);
  };
  const change = (difference: Partial<TypedSpecies>) => {
    const next = { ...typed, ...difference };
    // the French name stands in both of its places
    const both = difference.trad === undefined ? next : { ...next, specieName: difference.trad.fr ?? '' };
    setAndKeep({ typed: both, basis: draft === null ? (species?.updatedAtUnix ?? null) : draft.basis });
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isLoading || errors.show(checkSpecies(tidySpecies(typed), taxonomy.species, specieId), form)) return;
    if (demoError !== null) return errors.refuse(demoError, form);
    const before =
      species === null ? null : { specieId: species.specieId, updatedAtUnix: draft?.basis ?? species.updatedAtUnix };
    const answer = await save(saveRequest(typed, before));
    if (answer.error !== undefined) return errors.refuse(answer.error, form);
    setAndKeep(null);
    const name = tidySpecies(typed).specieName || tidySpecies(typed).specieLatinName;
    dispatch(noticeRaised({ kind: 'success', messageKey: 'taxonomy:values.done.saved', params: { name } }));
    if (species === null) void navigate(speciesHref(answer.data.specieId), { replace: true });
  };
  return {
    typed,
    isChanged,
    isSaving: isLoading,
    errors,
    change,
    submit,
    giveUp: () => {
      setAndKeep(null);
      errors.clear();
    },
    /** what was typed holds over what somebody else saved meanwhile */
    insist: () => {
      setAndKeep({ typed, basis: species?.updatedAtUnix ?? null });
      errors.clear();
    },
  };
}

export type SpeciesFormState = ReturnType<typeof useSpeciesForm>;
