import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconKey, IconKeyOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useChooseKnownAnswersMutation } from '#data/observation-sessions/observation-sessions.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';

/** Says that a session holds the known answers of its training, or takes that back. */
export function KnownAnswersDialog({
  session: { visitId, isKnownAnswer },
  onClose,
}: {
  readonly session: Pick<ObservationSession, 'visitId' | 'isKnownAnswer'>;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['known-answers', 'words', 'common']);
  const messageOf = useErrorMessage();
  const demo = useDemoError('knownAnswers.choose');
  const [choose, { isLoading, error }] = useChooseKnownAnswersMutation();
  const send = async () => {
    const answer = await choose({ visitId, isKnownAnswer: !isKnownAnswer });
    if (answer.error === undefined) onClose();
  };
  const failure = demo ?? (error === undefined ? null : queryError(error));
  const Icon = isKnownAnswer ? IconKeyOff : IconKey;
  return (
    <Dialog
      title={t(isKnownAnswer ? 'choose.undoQuestion' : 'choose.question')}
      closeLabel={t('common:close')}
      onClose={onClose}
    >
      <Stack gap="md">
        <Text>{t(isKnownAnswer ? 'choose.undoText' : 'choose.text')}</Text>
        {failure !== null && (
          <Alert color="red" role="alert">
            {messageOf(failure)}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm" data-action-bar>
          <Button variant="default" mih={44} onClick={onClose}>
            {t('words:cancel')}
          </Button>
          <Button
            mih={44}
            loading={isLoading}
            disabled={demo !== null}
            leftSection={<Icon size={18} aria-hidden />}
            onClick={() => void send()}
          >
            {t(isKnownAnswer ? 'choose.undo' : 'choose.do')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
