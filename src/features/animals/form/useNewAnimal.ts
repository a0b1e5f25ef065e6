import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { useSaveAnimalMutation } from '#data/animals/animals.endpoints.ts';
import { isBeforeBirth } from '#domain/animals/birth.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { nowMs } from '#lib/clock.ts';
import { useActor } from '#state/session/use-session.ts';
import { moveTimeError, runningMinute } from '../actions/move-time.ts';
import { useEnclosureChoices } from '../actions/useEnclosureChoices.ts';
import { useGroupChoices } from '../actions/useGroupChoices.ts';
import { animalHref } from '../rows/animal-href.ts';
import { animalFormSchema, checkNew, storedFields, tidyForm } from './form-animal.ts';
import { useAnimalTexts } from './useAnimalTexts.ts';
import { useFirstPhoto } from './useFirstPhoto.ts';
import { useTakenNumber } from './useTakenNumber.ts';

const newAnimalSchema = z.extend(z.omit(animalFormSchema, { deathCause: true, bodyFate: true }), {
  enclosureId: z.nullable(z.string()),
  groupId: z.nullable(z.string()),
  /** 0: nobody knows it */
  movedAtUnix: z.int(),
});
type NewAnimal = z.infer<typeof newAnimalSchema>;
const EMPTY: Omit<NewAnimal, 'enclosureId'> = {
  ...{ animalName: '', specieId: null, subspecies: null, animalSexe: null, animalBirthdate: null },
  ...{ sire: null, dam: null, animalChipId: null, registryId: null, otherIdentifiers: [], notes: '' },
  ...{ groupId: null, movedAtUnix: 0 },
};

/**
 * The form of a new animal; it begins in the enclosure that the address names. `photo` is sent once the animal is
 * stored. After `setGoesOn(true)` the next animal follows, of the same species in the same place, and `onNext` is called.
 */
export function useNewAnimal(enclosureId: string | null, { onNext }: { readonly onNext: () => void }) {
  const { t } = useTranslation(['animals', 'words']);
  const { zooId } = useActor();
  const navigate = useNavigate();
  const [save] = useSaveAnimalMutation();
  const texts = useAnimalTexts();
  const takenIn = useTakenNumber(null);
  const sendPhoto = useFirstPhoto();
  const groups = useGroupChoices();
  const [openedAt] = useState(nowMs);
  const [begun, setBegun] = useState<NewAnimal>({ ...EMPTY, enclosureId });
  const [photo, setPhoto] = useState<File | null>(null);
  const goesOn = useRef(false);
  const { deathCause: _cause, bodyFate: _fate, ...fields } = texts;
  const form = useRecordForm({
    name: 'animals',
    recordId: null,
    schema: newAnimalSchema,
    stored: begun,
    operation: 'animal.edit',
    fields: {
      ...fields,
      enclosureId: { label: t('words:enclosure') },
      groupId: { label: t('columns.group') },
      movedAtUnix: { label: t('form.arrival') },
    },
    tidy: tidyForm,
    check: (tidy) => ({
      ...takenIn(tidy, null),
      ...checkNew(tidy, nowMs()),
      ...arrivalFault(tidy),
    }),
    save: async ({ enclosureId: chosen, groupId, movedAtUnix, ...typed }, _difference, callKey) => {
      if (chosen === null) return { error: appError('animal/enclosure-required') };
      return save({
        ...{ zooId, animalId: null, fields: storedFields(typed), expectedUpdatedAtUnix: null },
        place: { enclosureId: chosen, groupId, movedAtUnix: movedAtUnix || null, reason: '' },
        callKey: callKey(),
      });
    },
    notice: ({ animalName }) => ({
      kind: 'success',
      messageKey: 'animals:values.done.created',
      params: { name: animalName },
    }),
    onSaved: ({ tidy, answer }) => {
      if (answer.data === undefined) return undefined;
      const created = { animalId: answer.data.animalId, name: tidy.animalName };
      if (photo !== null) void sendPhoto({ zooId, ...created, file: photo });
      setPhoto(null);
      if (!goesOn.current) return navigate(animalHref(created.animalId), { replace: true });
      const { specieId, subspecies, groupId } = tidy;
      setBegun({ ...EMPTY, specieId, subspecies, groupId, enclosureId: tidy.enclosureId });
      return onNext();
    },
  });
  return {
    form,
    groups,
    enclosures: useEnclosureChoices(),
    group: groups.find(({ groupId }) => groupId === form.values.groupId) ?? null,
    latest: runningMinute(openedAt),
    photo,
    setPhoto,
    /** says whether the form goes on with the next animal once this one is stored */
    setGoesOn: (isNext: boolean) => {
      goesOn.current = isNext;
    },
  };
}

/** Returns the fault of the arrival: ahead, or before the birth. */
function arrivalFault(tidy: NewAnimal): Partial<Record<'movedAtUnix', AppError>> {
  const { movedAtUnix } = tidy;
  if (movedAtUnix === 0) return {};
  const wrong = moveTimeError(movedAtUnix, nowMs());
  if (wrong !== null) return { movedAtUnix: wrong };
  return isBeforeBirth(movedAtUnix, storedFields(tidy)) ? { movedAtUnix: appError('animal/arrival-before-birth') } : {};
}
