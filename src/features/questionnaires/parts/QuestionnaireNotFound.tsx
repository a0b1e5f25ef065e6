import { useTranslation } from 'react-i18next';
import { RecordNotFound } from '#kit/page/RecordNotFound.tsx';
import { READ_ONLY_LIST_HREF } from './addresses.ts';

/** Stands where there is no such questionnaire, or none for this person. */
export function QuestionnaireNotFound() {
  const { t } = useTranslation('questionnaires');
  return <RecordNotFound title={t('notFound')} listHref={READ_ONLY_LIST_HREF} />;
}
