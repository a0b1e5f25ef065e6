import { useTranslation } from 'react-i18next';
import type { Animal } from '#domain/animals/animal.ts';
import { RecordDialog } from '#kit/form/RecordDialog.tsx';
import { AnimalFieldset } from './AnimalFieldset.tsx';
import { DeathFields } from './DeathFields.tsx';
import { useAnimalForm } from './useAnimalForm.ts';

/** Changes what is said of an animal, in a dialog over its page. */
export function EditAnimal({ animal, onClose }: { readonly animal: Animal; readonly onClose: () => void }) {
  const { t } = useTranslation('animals');
  const form = useAnimalForm(animal, onClose);
  return (
    <RecordDialog form={form} title={t('page.editTitle', { name: animal.animalName })} onClose={onClose}>
      <AnimalFieldset animalId={animal.animalId} typed={form.values} change={form.change} errorAt={form.errorAt} />
      {animal.status === 'dead' && <DeathFields value={form.values} onChange={form.change} />}
    </RecordDialog>
  );
}
