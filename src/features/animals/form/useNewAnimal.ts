import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { useSaveAnimalMutation } from '#data/animals/animals.endpoints.ts';
import { checkAnimal, tidyAnimal } from '#domain/animals/check-animal.ts';
import { appError } from '#domain/errors/app-error.ts';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { nowMs } from '#lib/clock.ts';
import { useActor } from '#state/session/use-session.ts';
import { moveTimeError, runningMinute } from '../actions/move-time.ts';
import { useEnclosureChoices } from '../actions/useEnclosureChoices.ts';
import { useGroupChoices } from '../actions/useGroupChoices.ts';
import { animalHref } from '../rows/animal-href.ts';
import { animalFormSchema } from './form-animal.ts';
import { useAnimalTexts } from './useAnimalTexts.ts';

const newAnimalSchema = z.extend(animalFormSchema, {
  enclosureId: z.nullable(z.string()),
  groupId: z.nullable(z.string()),
  /** 0: the moment of saving */
  movedAtUnix: z.int(),
});
const EMPTY: Omit<z.infer<typeof newAnimalSchema>, 'enclosureId'> = {
  ...{ animalName: '', specieId: null, subspecies: null, animalSexe: null, animalBirthdate: null },
  ...{ animalChipId: null, registryId: null, notes: '', groupId: null, movedAtUnix: 0 },
};

/** The form of a new animal; it begins in the enclosure that the address names. */
export function useNewAnimal(enclosureId: string | null) {
  const { t } = useTranslation(['animals', 'words']);
  const { zooId } = useActor();
  const navigate = useNavigate();
  const [save] = useSaveAnimalMutation();
  const texts = useAnimalTexts();
  const groups = useGroupChoices();
  const [openedAt] = useState(nowMs);
  /** the moment of the first attempt: a second one sends the same animal */
  const triedAt = useRef<number>(null);
  const form = useRecordForm({
    name: 'animals',
    recordId: null,
    schema: newAnimalSchema,
    stored: { ...EMPTY, enclosureId },
    operation: 'animal.edit',
    fields: {
      ...texts,
      enclosureId: { label: t('words:enclosure') },
      groupId: { label: t('columns.group') },
      movedAtUnix: { label: t('form.arrival') },
    },
    tidy: tidyAnimal,
    check: (tidy) => {
      const wrongTime = tidy.movedAtUnix === 0 ? null : moveTimeError(tidy.movedAtUnix, nowMs());
      return { ...checkAnimal(tidy, nowMs()), ...(wrongTime === null ? {} : { movedAtUnix: wrongTime }) };
    },
    save: async ({ enclosureId: chosen, groupId, movedAtUnix, ...fields }, _difference, callKey) => {
      if (chosen === null) return { error: appError('animal/enclosure-required') };
      return save({
        ...{ zooId, animalId: null, fields, expectedUpdatedAtUnix: null },
        place: { enclosureId: chosen, groupId, movedAtUnix: movedAtUnix || (triedAt.current ??= nowMs()), reason: '' },
        callKey: callKey(),
      });
    },
    notice: ({ animalName }) => ({
      kind: 'success',
      messageKey: 'animals:values.done.created',
      params: { name: animalName },
    }),
    onSaved: ({ answer }) =>
      answer.data === undefined ? undefined : navigate(animalHref(answer.data.animalId), { replace: true }),
  });
  return {
    form,
    groups,
    enclosures: useEnclosureChoices(),
    group: groups.find(({ groupId }) => groupId === form.values.groupId) ?? null,
    latest: runningMinute(openedAt),
  };
}
