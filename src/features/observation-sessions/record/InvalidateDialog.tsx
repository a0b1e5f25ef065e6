import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInvalidateSessionMutation } from '#data/observation-sessions/observation-sessions.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import { appError } from '#domain/errors/app-error.ts';
import { MEMO_LENGTH } from '#domain/fields/fields.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';

/** Takes a session out of all results for good; a reason is required, and the entries stay. */
export function InvalidateDialog({ visitId, onClose }: { readonly visitId: string; readonly onClose: () => void }) {
  const { t } = useTranslation(['sessions', 'words', 'common']);
  const messageOf = useErrorMessage();
  const demo = useDemoError('session.invalidate');
  const [invalidate, { isLoading, error }] = useInvalidateSessionMutation();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const send = async () => {
    if (reason.trim() === '') return setIsMissing(true);
    const answer = await invalidate({ visitId, reason: reason.trim() });
    if (answer.error === undefined) onClose();
    return undefined;
  };
  const failure = demo ?? (error === undefined ? null : queryError(error));
  return (
    <Dialog title={t('invalidate.question')} closeLabel={t('common:close')} onClose={onClose}>
      <Stack gap="md">
        <Text>{t('invalidate.text')}</Text>
        <Textarea
          label={t('words:reason')}
          required
          autosize
          minRows={3}
          maxLength={MEMO_LENGTH}
          value={reason}
          error={isMissing && reason.trim() === '' ? messageOf(appError('session/reason-required')) : null}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
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
            color="red"
            mih={44}
            loading={isLoading}
            disabled={demo !== null}
            leftSection={<IconBan size={18} aria-hidden />}
            onClick={() => void send()}
          >
            {t('invalidate.do')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
