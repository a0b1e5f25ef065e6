import { Button, Group, Stack, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withPeopleCalls } from '#data/people/people.endpoints.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import type { EpochMs } from '#domain/time/epoch.ts';
import { displayName, type User } from '#domain/users/user.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { ShownOnce } from '../ShownOnce.tsx';
import { newTemporaryPassword } from '../temporary-password.ts';

/** A new temporary password for somebody who has not chosen their own yet: made here, set by the server, shown once. */
export function TemporaryPasswordForm({ person, onDone }: { readonly person: User; readonly onDone: () => void }) {
  const { t } = useTranslation(['people', 'words']);
  const { dateTime } = useFormat();
  const dispatch = useAppDispatch();
  const [shown, setShown] = useState<{ readonly password: string; readonly expiresAt: EpochMs } | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const name = displayName(person);

  const make = async () => {
    setFailure(null);
    setIsWorking(true);
    const password = newTemporaryPassword();
    const answer = await dispatch(
      withPeopleCalls((calls) => calls.setTemporaryPassword({ userId: person.userId, tempPassword: password })),
    ).catch(() => UNREACHABLE);
    setIsWorking(false);
    if (!answer.ok) return setFailure(answer.error);
    setShown({ password, expiresAt: answer.value.expiresAtUnix });
    return dispatch(
      noticeRaised({ kind: 'success', messageKey: 'people:values.done.temporaryPassword', params: { name } }),
    );
  };

  if (shown !== null) {
    return (
      <Stack gap="lg">
        <Text fz="sm">{t('temporary.give', { name })}</Text>
        <ShownOnce password={shown.password} note={t('temporary.expires', { date: dateTime(shown.expiresAt) })} />
        <Group justify="flex-end">
          <Button onClick={onDone}>{t('done')}</Button>
        </Group>
      </Stack>
    );
  }
  return (
    <Stack gap="lg">
      <Text fz="sm">{t('temporary.text', { name })}</Text>
      <FormFailure message={failure} />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" disabled={isWorking} onClick={onDone}>
          {t('words:cancel')}
        </Button>
        <Button
          data-autofocus
          loading={isWorking}
          leftSection={<IconKey size={18} aria-hidden />}
          onClick={() => void make()}
        >
          {t('temporary.make')}
        </Button>
      </Group>
    </Stack>
  );
}

/** The code of the call could not be loaded, or threw: the password is not set. */
const UNREACHABLE = { ok: false, error: appError('password/generation-failed') } as const;
