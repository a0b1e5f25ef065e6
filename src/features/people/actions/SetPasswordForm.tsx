import { Alert, Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { withPeopleCalls } from '#data/people/people.endpoints.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { checkNewPassword, PASSWORD_MIN_LENGTH, type PasswordFieldError } from '#domain/users/password.ts';
import { displayName, type User } from '#domain/users/user.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { FailureAlert } from '../FailureAlert.tsx';

/** An admin sets a person's password, typed twice; it is told when the account is only pending afterwards. */
export function SetPasswordForm({ person, onDone }: { readonly person: User; readonly onDone: () => void }) {
  const { t } = useTranslation(['people', 'words']);
  const errorMessage = useErrorMessage();
  const dispatch = useAppDispatch();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [wrong, setWrong] = useState<PasswordFieldError | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const confirmationField = useRef<HTMLInputElement>(null);

  const point = (error: PasswordFieldError) => {
    setWrong(error);
    (error.field === 'password' ? passwordField : confirmationField).current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setWrong(null);
    setFailure(null);
    const checked = checkNewPassword({ password, confirmation });
    if (!checked.ok) return point(checked.error);
    setIsSaving(true);
    const answer = await dispatch(
      withPeopleCalls((calls) => calls.setPassword({ userId: person.userId, newPassword: checked.value })),
    ).catch(() => UNREACHABLE);
    setIsSaving(false);
    if (!answer.ok) {
      if (answer.error.code === 'password/too-short') return point({ field: 'password', error: answer.error });
      return setFailure(answer.error);
    }
    if (answer.value.userStatus === 'pending') return setIsPending(true);
    dispatch(
      noticeRaised({
        kind: 'success',
        messageKey: 'people:values.done.setPassword',
        params: { name: displayName(person) },
      }),
    );
    return onDone();
  };

  if (isPending) {
    return (
      <Stack gap="lg">
        <Alert
          role="alert"
          color="orange"
          icon={<IconClock size={18} aria-hidden />}
          title={t('password.pendingTitle')}
        >
          {t('password.pendingText', { name: displayName(person) })}
        </Alert>
        <Group justify="flex-end">
          <Button onClick={onDone}>{t('done')}</Button>
        </Group>
      </Stack>
    );
  }
  const errorAt = (field: PasswordFieldError['field']) => (wrong?.field === field ? errorMessage(wrong.error) : null);
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="md">
        <Text fz="sm">{t('password.text')}</Text>
        <FailureAlert error={failure} />
        {/* For password managers: whose password this is. */}
        <input type="text" name="username" autoComplete="off" value={person.userMail} readOnly hidden />
        <PasswordInput
          ref={passwordField}
          data-autofocus
          name="new-password"
          autoComplete="new-password"
          label={t('password.new')}
          description={t('password.rule', { count: PASSWORD_MIN_LENGTH })}
          value={password}
          error={errorAt('password')}
          onChange={(event) => setPassword(event.currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': t('password.show'), tabIndex: 0 }}
        />
        <PasswordInput
          ref={confirmationField}
          name="confirmation"
          autoComplete="new-password"
          label={t('password.again')}
          value={confirmation}
          error={errorAt('confirmation')}
          onChange={(event) => setConfirmation(event.currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': t('password.show'), tabIndex: 0 }}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onDone}>
            {t('words:cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('password.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The code that would have asked could not be fetched, or threw: the password is not set. */
const UNREACHABLE = { ok: false, error: appError('password/update-failed') } as const;
