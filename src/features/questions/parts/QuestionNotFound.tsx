import { useTranslation } from 'react-i18next';
import { RecordNotFound } from '#kit/page/RecordNotFound.tsx';
import { QUESTIONS_HREF } from './addresses.ts';

/** The address names no question. */
export function QuestionNotFound() {
  const { t } = useTranslation('questions');
  return <RecordNotFound title={t('notFound')} listHref={QUESTIONS_HREF} />;
}
