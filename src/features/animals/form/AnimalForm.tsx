import { Button, Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Animal } from '#domain/animals/animal.ts';
import { appError } from '#domain/errors/app-error.ts';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { OvertakenNote } from '#kit/form/OvertakenNote.tsx';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useActor } from '#state/session/use-session.ts';
import { mayTouch } from '../actions/animal-rights.ts';
import { AnimalFieldset } from './AnimalFieldset.tsx';
import { FacilitiesField } from './FacilitiesField.tsx';
import type { FormAnimal } from './form-animal.ts';
import { useAnimalForm } from './useAnimalForm.ts';

/** Changes what is said of an animal. */
export function AnimalForm({ animal }: { readonly animal: Animal }) {
  const { t } = useTranslation('animals');
  const messageOf = useErrorMessage();
  const actor = useActor();
  const form = useAnimalForm(animal);
  const { typed, change, errors } = form;
  const isRefusedAsOvertaken = errors.error?.code === 'animal/changed-meanwhile';
  const isOvertaken = isRefusedAsOvertaken || form.isOvertaken;
  const theirs = (field: keyof FormAnimal): string | undefined => {
    if (!form.overtaken.includes(field)) return undefined;
    const value = form.stored[field];
    const isWritten = typeof value === 'string' && value !== '' && field !== 'specieId';
    if (!isWritten) return t('form.theirsUnnamed');
    return t('form.theirs', { value: field === 'animalSexe' ? t(`values.sex.${value as 'Male'}`) : value });
  };
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate aria-label={t('form.label')}>
      <Stack gap="md">
        {!isRefusedAsOvertaken && <FormFailure message={errors.failure} />}
        {isOvertaken && (
          <OvertakenNote
            message={messageOf(appError('animal/changed-meanwhile'))}
            takeOverLabel={t('form.takeOver')}
            onTakeOver={form.takeOver}
          />
        )}
        <AnimalFieldset typed={typed} change={change} errorAt={errors.at} hintAt={theirs} />
        {mayTouch(actor, 'animal.share', null) && (
          <FacilitiesField
            own={animal.zooId}
            value={typed.authorizedFacilities}
            error={errors.at('authorizedFacilities')}
            onChange={(authorizedFacilities) => change({ authorizedFacilities })}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" disabled={!form.isChanged || form.isSaving} onClick={form.giveUp}>
            {t('form.giveUp')}
          </Button>
          <Button type="submit" loading={form.isSaving} disabled={!form.isChanged}>
            {t('form.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
