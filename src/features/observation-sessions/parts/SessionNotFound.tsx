import { useTranslation } from 'react-i18next';
import { RecordNotFound } from '#kit/page/RecordNotFound.tsx';
import { SESSION_LIST_HREF } from '../addresses.ts';

/** Stands where there is no such session, or none for this person. */
export function SessionNotFound() {
  const { t } = useTranslation('sessions');
  return <RecordNotFound title={t('notFound')} listHref={SESSION_LIST_HREF} />;
}
