import { useTranslation } from 'react-i18next';
import { RecordNotFound } from '#kit/page/RecordNotFound.tsx';
import { CONTEXT_LIST_HREF } from './addresses.ts';

/** Stands where there is no such context, or none for this person. */
export function ContextNotFound() {
  const { t } = useTranslation('contexts');
  return <RecordNotFound title={t('notFound')} listHref={CONTEXT_LIST_HREF} />;
}
