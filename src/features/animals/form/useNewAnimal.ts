import { useEffect, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSaveAnimalMutation } from '#data/animals/animals.endpoints.ts';
import { checkAnimal, tidyAnimal, type TypedAnimal } from '#domain/animals/check-animal.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { useFormErrors } from '#kit/form/useFormErrors.ts';
import { nowMs } from '#lib/clock.ts';
import { forgetDraft, keepDraft, readDraft } from '#lib/tab-drafts.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { useLeaveGuard } from '#ui/confirm/useLeaveGuard.ts';
import { momentOfMove, typedNow } from '../actions/typed-day.ts';
import { useEnclosureChoices } from '../actions/useEnclosureChoices.ts';
import { useGroupChoices } from '../actions/useGroupChoices.ts';
import { animalHref } from '../rows/animal-href.ts';
import { EMPTY_ANIMAL, isTyped, type NewAnimalDraft, newAnimalFrom } from './new-animal-draft.ts';

type Field = keyof TypedAnimal | 'groupId' | 'movedAtUnix';
const ORDER: readonly Field[] = [
  'animalName',
  'specieId',
  'subspecies',
  'animalSexe',
  'animalBirthdate',
  'animalChipId',
  'registryId',
  'notes',
  'enclosureId',
  'groupId',
  'movedAtUnix',
];

/** A new animal as it is being typed; kept in this tab until it is created or given up. */
export function useNewAnimal(wantedEnclosureId: string | null) {
  const { t } = useTranslation(['animals', 'words']);
  const { userId, zooId } = useActor();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [save, { isLoading: isSaving }] = useSaveAnimalMutation();
  const demo = useDemoError('animal.edit');
  const name = `animals.${userId}.${zooId}.new`;
  const [typed, setTyped] = useState(() => newAnimalFrom(readDraft(name), wantedEnclosureId));
  const [openedAt] = useState(nowMs);
  const errors = useFormErrors<Field>(ORDER);
  const groups = useGroupChoices();
  const enclosures = useEnclosureChoices();
  const isChanged = isTyped(typed);
  useEffect(() => (isChanged ? keepDraft(name, typed) : forgetDraft(name)), [name, typed, isChanged]);
  useLeaveGuard(isChanged, {
    title: t('words:leaveQuestion'),
    text: t('leave.text'),
    confirmLabel: t('words:leave'),
    cancelLabel: t('words:stay'),
    tone: 'danger',
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSaving) return;
    const { groupId, when, enclosureId, ...said } = typed;
    const fields = tidyAnimal(said);
    const moment = when === '' ? { at: nowMs() } : momentOfMove(when, nowMs());
    const wrong = {
      ...checkAnimal({ ...fields, enclosureId }, nowMs()),
      ...('error' in moment ? { movedAtUnix: moment.error } : {}),
    };
    if (errors.show(wrong, form) || 'error' in moment || enclosureId === null) return;
    if (demo !== null) return errors.refuse(demo);
    const answer = await save({
      zooId,
      animalId: null,
      fields,
      expectedUpdatedAtUnix: null,
      place: { enclosureId, groupId, movedAtUnix: moment.at, reason: '' },
    });
    if (answer.error !== undefined) return errors.refuse(answer.error, form);
    forgetDraft(name);
    // Nothing unsaved is left: leaving for the animal's own page needs no question.
    flushSync(() => setTyped(EMPTY_ANIMAL));
    dispatch(
      noticeRaised({ kind: 'success', messageKey: 'animals:values.done.created', params: { name: fields.animalName } }),
    );
    return navigate(animalHref(answer.data.animalId), { replace: true });
  };
  return {
    typed,
    errors,
    isSaving,
    isChanged,
    submit,
    groups,
    enclosures,
    group: groups.find(({ groupId }) => groupId === typed.groupId) ?? null,
    latest: typedNow(openedAt),
    giveUp: () => {
      setTyped(newAnimalFrom(null, wantedEnclosureId));
      errors.clear();
    },
    change: (difference: Partial<NewAnimalDraft>) => {
      errors.forgive(Object.keys(difference).map((field) => (field === 'when' ? 'movedAtUnix' : field)) as Field[]);
      setTyped((now) => ({ ...now, ...difference }));
    },
  };
}
