import { useTranslation } from 'react-i18next';
import { RecordNotFound } from '#kit/page/RecordNotFound.tsx';

/** The page for an animal that does not exist, or not for this person: both look alike. */
export function AnimalNotFound() {
  const { t } = useTranslation('animals');
  return <RecordNotFound title={t('notFound.title')} listHref="/specieAnimalsListView" />;
}
