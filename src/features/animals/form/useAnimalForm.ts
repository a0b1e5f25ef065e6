import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveAnimalMutation } from '#data/animals/animals.endpoints.ts';
import type { Animal } from '#domain/animals/animal.ts';
import { checkDifference } from '#domain/animals/change-animal.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { useFormErrors } from '#kit/form/useFormErrors.ts';
import { nowMs } from '#lib/clock.ts';
import { forgetDraft, keepDraft, readDraft } from '#lib/tab-drafts.ts';
import { useActor } from '#state/session/use-session.ts';
import { useLeaveGuard } from '#ui/confirm/useLeaveGuard.ts';
import { mayTouch } from '../actions/animal-rights.ts';
import { changedFields, draftFrom, NOTHING_TYPED, overtakenFields, typedInto } from './animal-draft.ts';
import { FORM_FIELDS, type FormAnimal, formAnimal, savedFields } from './form-animal.ts';
import { useToldSaved } from './useToldSaved.ts';

/**
 * An animal as it is being changed. Untouched fields follow the stored animal; what is typed stays, in this tab even across a
 * reload, until it is saved or given up, whoever else saves meanwhile.
 */
export function useAnimalForm(animal: Animal) {
  const { t } = useTranslation('animals');
  const actor = useActor();
  const [save, { isLoading: isSaving }] = useSaveAnimalMutation();
  const demo = useDemoError('animal.edit');
  const name = `animals.${actor.userId}.${animal.animalId}`;
  const [draft, setDraft] = useState(() => draftFrom(readDraft(name)));
  const errors = useFormErrors<keyof FormAnimal>(FORM_FIELDS);
  const tellSaved = useToldSaved(animal);

  const stored = formAnimal(animal);
  const typed: FormAnimal = { ...stored, ...draft.touched };
  const changed = changedFields(draft, stored);
  const isChanged = changed.length > 0;
  const overtaken = overtakenFields(draft, stored);
  useEffect(() => (isChanged ? keepDraft(name, draft) : forgetDraft(name)), [name, draft, isChanged]);
  useLeaveGuard(isChanged, {
    title: t('leave.title'),
    text: t('leave.text'),
    confirmLabel: t('leave.go'),
    cancelLabel: t('leave.stay'),
    tone: 'danger',
  });

  const giveUp = () => {
    setDraft(NOTHING_TYPED);
    errors.clear();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSaving || !isChanged) return;
    if (errors.show(checkDifference(stored, typed, nowMs()), form)) return;
    if (demo !== null) return errors.refuse(demo);
    const fields = savedFields(typed, stored);
    const isShared = changed.includes('authorizedFacilities') && mayTouch(actor, 'animal.share', null);
    const answer = await save({
      zooId: animal.zooId,
      animalId: animal.animalId,
      fields,
      ...(isShared ? { authorizedFacilities: [...typed.authorizedFacilities] } : {}),
      expectedUpdatedAtUnix: draft.base === null ? animal.updatedAtUnix : draft.base.updatedAtUnix,
      place: null,
    });
    if (answer.error !== undefined) return errors.refuse(answer.error, form);
    giveUp();
    const { authorizedFacilities } = typed;
    return tellSaved(stored, isShared ? { ...fields, authorizedFacilities } : fields);
  };
  return {
    typed,
    errors,
    isChanged,
    isSaving,
    submit,
    giveUp,
    /** fields that somebody else has changed since the person began */
    overtaken,
    stored,
    isOvertaken: isChanged && draft.base !== null && draft.base.updatedAtUnix !== animal.updatedAtUnix,
    /** goes on from the animal as it is now, with what is typed */
    takeOver: () => {
      errors.clear();
      setDraft((now) => ({ ...now, base: { fields: stored, updatedAtUnix: animal.updatedAtUnix } }));
    },
    change: (difference: Partial<FormAnimal>) => {
      errors.forgive(Object.keys(difference) as (keyof FormAnimal)[]);
      setDraft((now) => typedInto(now, difference, { fields: stored, updatedAtUnix: animal.updatedAtUnix }));
    },
  };
}
