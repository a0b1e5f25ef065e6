import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { QUICK_EVALUATIONS_HREF } from '../addresses.ts';

/** The questionnaire of a campaign is answered elsewhere for now, and the tab says so. */
export function QuestionnaireTab() {
  const { t } = useTranslation('monitoring');
  return (
    <Text pt="md">
      {t('questionnaires.text')}{' '}
      <Anchor component={Link} to={QUICK_EVALUATIONS_HREF}>
        {t('questionnaires.toQuick')}
      </Anchor>
    </Text>
  );
}
