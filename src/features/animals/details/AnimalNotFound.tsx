import { useTranslation } from 'react-i18next';
import { RecordNotFound } from '#kit/page/RecordNotFound.tsx';

/** The address names an animal that is not there, or not for this person: both look alike. */
export function AnimalNotFound() {
  const { t } = useTranslation('animals');
  return <RecordNotFound title={t('notFound.title')} listHref="/specieAnimalsListView" />;
}
