import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { NEW_QUESTION_HREF } from '../parts/addresses.ts';
import { KnowledgeState } from '../parts/KnowledgeState.tsx';
import { useQuestionRights } from '../parts/useQuestionRights.ts';
import { QuestionList } from './QuestionList.tsx';

/** /QuestionListView: every question of the provider, in any status. */
export function Component() {
  const { t } = useTranslation('questions');
  const { mayEdit } = useQuestionRights();
  const actions = (
    <>
      <Button component={Link} to="/QuestionShortManagement" variant="default">
        {t('short.title')}
      </Button>
      {mayEdit && (
        <Button component={Link} to={NEW_QUESTION_HREF} leftSection={<IconPlus size={18} aria-hidden />}>
          {t('list.create')}
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageHeader title={t('list.title')} subtitle={t('list.subtitle')} action={actions} />
      <KnowledgeState>{(known) => <QuestionList {...known} />}</KnowledgeState>
    </>
  );
}
