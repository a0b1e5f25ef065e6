import { useTranslation } from 'react-i18next';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { KnowledgeState } from '../parts/KnowledgeState.tsx';
import { QuestionList } from './QuestionList.tsx';

/** /QuestionShortManagement: the published questions in short, as questionnaires find them. */
export function Component() {
  const { t } = useTranslation('questions');
  return (
    <>
      <PageHeader title={t('short.title')} subtitle={t('short.subtitle')} />
      <KnowledgeState>{(known) => <QuestionList {...known} isShort />}</KnowledgeState>
    </>
  );
}
