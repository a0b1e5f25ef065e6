import { Alert, Button, Stack } from '@mantine/core';
import { IconRefreshAlert } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#i18n/error-message.ts';
import { appError } from '#domain/errors/app-error.ts';

/** Somebody else saved the animal meanwhile: what is typed stays, and is saved on top of theirs once the person says so. */
export function OvertakenNote({ onTakeOver }: { readonly onTakeOver: () => void }) {
  const { t } = useTranslation('animals');
  const messageOf = useErrorMessage();
  return (
    <Alert role="alert" color="orange" icon={<IconRefreshAlert size={18} aria-hidden />}>
      <Stack gap="sm" align="start">
        {messageOf(appError('animal/changed-meanwhile'))}
        <Button variant="light" onClick={onTakeOver}>
          {t('form.takeOver')}
        </Button>
      </Stack>
    </Alert>
  );
}
