import { useTranslation } from 'react-i18next';
import { RecordNotFound } from '#kit/page/RecordNotFound.tsx';

/** The page for an establishment that does not exist, or not for this person: both look alike. */
export function EstablishmentNotFound() {
  const { t } = useTranslation('establishment');
  return <RecordNotFound title={t('notFound.title')} listHref="/ZooDetails" toList={t('notFound.own')} />;
}
