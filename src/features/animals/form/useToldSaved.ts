import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveAnimalMutation } from '#data/animals/animals.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import type { Animal } from '#domain/animals/animal.ts';
import { appError, type AppError } from '#domain/errors/app-error.ts';
import { nowMs } from '#lib/clock.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { type FormAnimal, formAnimal } from './form-animal.ts';
import { mayTakeBack, takenBack } from './taken-back.ts';

/**
 * Returns a function that reports a saved animal, and offers to undo the change as long as nobody has changed it again.
 */
export function useToldSaved(animal: Animal) {
  const { t } = useTranslation(['animals', 'common']);
  const dispatch = useAppDispatch();
  const [save] = useSaveAnimalMutation();
  // The toast stays open: the undoing uses the animal as it is then.
  const latest = useRef(animal);
  useEffect(() => {
    latest.current = animal;
  }, [animal]);

  return async (before: FormAnimal, saved: Partial<FormAnimal>) => {
    const refuse = (error: AppError) => void dispatch(noticeRaised({ kind: 'error', ...error }));
    const undo = async () => {
      const { zooId, animalId, updatedAtUnix } = latest.current;
      const back = takenBack(before, saved, formAnimal(latest.current));
      if (back === null) return refuse(appError('animal/changed-meanwhile'));
      const answer = await save({ zooId, animalId, ...back, expectedUpdatedAtUnix: updatedAtUnix, place: null });
      return answer.error === undefined ? undefined : refuse(queryError(answer.error));
    };
    const { showToast } = await import('#ui/toast/show-toast.tsx');
    showToast({
      tone: 'success',
      text: t('form.saved', { name: latest.current.animalName }),
      closeLabel: t('common:close'),
      ...(mayTakeBack(before, saved, nowMs())
        ? { action: { label: t('form.undo'), onAction: () => void undo() } }
        : {}),
    });
  };
}
