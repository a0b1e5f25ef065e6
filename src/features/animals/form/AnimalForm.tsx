import { useTranslation } from 'react-i18next';
import type { Animal } from '#domain/animals/animal.ts';
import { FormButtons } from '#kit/form/FormButtons.tsx';
import { RecordForm } from '#kit/form/RecordForm.tsx';
import { AnimalFieldset } from './AnimalFieldset.tsx';
import { useAnimalForm } from './useAnimalForm.ts';

/** Changes what is said of an animal. */
export function AnimalForm({ animal }: { readonly animal: Animal }) {
  const { t } = useTranslation('animals');
  const form = useAnimalForm(animal);
  return (
    <RecordForm form={form} label={t('form.label')} isWide>
      <AnimalFieldset typed={form.values} change={form.change} errorAt={form.errorAt} />
      <FormButtons form={form} />
    </RecordForm>
  );
}
