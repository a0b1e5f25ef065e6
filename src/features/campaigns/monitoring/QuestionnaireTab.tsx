import { Alert, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { showsScores } from '#domain/campaign-evaluations/campaign-result.ts';
import { takesEvaluations } from '#domain/campaign-evaluations/concerned-subjects.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { useNow } from '#i18n/useNow.ts';
import { RecordState } from '#kit/page/RecordState.tsx';
import { SubjectList } from '../evaluations/SubjectList.tsx';
import { useCampaignEvaluations } from '../evaluations/useCampaignEvaluations.ts';
import type { CampaignNames } from '../parts/useCampaignNames.ts';

/** The questionnaire of a campaign: what is evaluated with it, what is missing, and the way to the questions. */
export function QuestionnaireTab({ campaign, names }: { readonly campaign: Campaign; readonly names: CampaignNames }) {
  const { t } = useTranslation(['monitoring', 'campaigns']);
  const { record, error, ...source } = useCampaignEvaluations(campaign);
  const now = useNow();
  const { type, evaluationFrequency, startAtUnix } = campaign;
  const hasScores = showsScores(campaign, now);
  const isOpen = takesEvaluations(campaign, now);
  const notes = [
    ...(isOpen ? [] : [startAtUnix > now ? t('evaluations.notBegun') : t('evaluations.ended')]),
    ...(type === 'welfare' ? [] : [t(`values.evaluationsApart.${type}`)]),
    ...(type !== 'pedagogical' && !hasScores ? [t('evaluations.delayed')] : []),
    ...(source.readsAll ? [] : [t('evaluations.own')]),
  ];
  return (
    <Stack gap="xs" pt="xs">
      <Text fz="sm" c="dimmed">
        {t('evaluations.hint', { frequency: t(`campaigns:values.frequency.${evaluationFrequency}`) })}
      </Text>
      {notes.length > 0 && (
        <Alert role="note" variant="light" p="xs" color="blue" icon={<IconInfoCircle size={20} aria-hidden />}>
          {notes.map((note) => (
            <Text key={note} fz="sm">
              {note}
            </Text>
          ))}
        </Alert>
      )}
      <RecordState asked={{ record, error, refetch: source.refetch }} failed="evaluation/load-failed" notFound={null}>
        {(subjects) => (
          <SubjectList campaign={campaign} subjects={subjects} source={source} names={names} hasScores={hasScores} />
        )}
      </RecordState>
    </Stack>
  );
}
