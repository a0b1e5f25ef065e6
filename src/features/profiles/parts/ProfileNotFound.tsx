import { useTranslation } from 'react-i18next';
import { RecordNotFound } from '#kit/page/RecordNotFound.tsx';
import { PROFILE_LIST_HREF } from './addresses.ts';

/** Stands where there is no such profile, or none for this person. */
export function ProfileNotFound() {
  const { t } = useTranslation('profiles');
  return <RecordNotFound title={t('notFound')} listHref={PROFILE_LIST_HREF} />;
}
