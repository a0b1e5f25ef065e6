import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { LIST_HREFS } from '../parts/addresses.ts';
import { useQuestionnaireRights } from '../parts/useQuestionnaireRights.ts';
import { QuestionnaireList } from './QuestionnaireList.tsx';

const USABLE = { official: 'usable', reserved: 'usable' } as const;
const WITH_OWN_DRAFTS = { official: 'usable', reserved: 'edited' } as const;

/** /QuizzListViewReadOnly: the questionnaires that the establishment may use; its ethologists find their drafts, and the way to write one. */
export function Component() {
  const { t } = useTranslation(['questionnaires', 'menu']);
  const { reserved, manages } = useQuestionnaireRights();
  const manage = manages && (
    <Button component={Link} to={LIST_HREFS.establishment} variant="default">
      {t('readOnly.manage')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('readOnly.title')}
        subtitle={t('readOnly.subtitle')}
        action={
          <Group gap="sm">
            <Button component={Link} to="/QuizzProfileView" variant="default">
              {t('menu:entries.profiles')}
            </Button>
            {manage}
          </Group>
        }
      />
      <QuestionnaireList
        label={t('readOnly.title')}
        listKey="questionnaires-read-only"
        shown={reserved ? WITH_OWN_DRAFTS : USABLE}
        isReadOnly
        empty={{ title: t('readOnly.emptyTitle'), message: t('readOnly.emptyText'), action: manage }}
      />
    </>
  );
}
