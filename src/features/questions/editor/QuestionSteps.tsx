import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconArchive, IconArrowBackUp, IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { missingTranslations } from '#domain/questions/missing-translations.ts';
import type { Question } from '#domain/questions/question.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { QuestionStatusBadge } from '../parts/QuestionStatusBadge.tsx';
import { useQuestionSteps } from '../parts/useQuestionSteps.ts';

/** The status of a question and its next steps: publish, archive, restore. */
export function QuestionSteps({ question, isChanged }: { readonly question: Question; readonly isChanged: boolean }) {
  const { t } = useTranslation(['questions', 'words']);
  const { dateTime } = useFormat();
  const { publish, setArchived, isBusy } = useQuestionSteps();
  const { status, version, updatedAtUnix } = question;
  const isComplete = missingTranslations(question).length === 0;
  const reason = isChanged ? t('editor.saveFirst') : isComplete ? null : t('editor.missingTitle');
  return (
    <Paper withBorder p="lg">
      <Stack gap="sm">
        <Group gap="sm">
          <QuestionStatusBadge status={status} version={version} />
          <Text fz="sm" c="dimmed">
            {version > 0 && `${t('editor.version', { number: version })} · `}
            {dateTime(updatedAtUnix)}
          </Text>
        </Group>
        {status === 'draft' && (
          <Button
            mih={44}
            leftSection={<IconSend size={18} aria-hidden />}
            disabled={reason !== null}
            loading={isBusy}
            onClick={() => void publish(question)}
          >
            {t('editor.publish')}
          </Button>
        )}
        {status === 'draft' && reason !== null && (
          <Text fz="sm" c="dimmed">
            {reason}
          </Text>
        )}
        <Button
          variant="default"
          mih={44}
          leftSection={
            status === 'archived' ? <IconArrowBackUp size={18} aria-hidden /> : <IconArchive size={18} aria-hidden />
          }
          disabled={isBusy || isChanged}
          onClick={() => void setArchived(question, status !== 'archived')}
        >
          {status === 'archived' ? t('words:restore') : t('words:archive')}
        </Button>
      </Stack>
    </Paper>
  );
}
