import { PasswordInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PASSWORD_MIN_LENGTH, type PasswordFieldError } from '#domain/users/password.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { PasswordHint } from './PasswordHint.tsx';
import type { NewPassword } from './useNewPassword.ts';

/** A new password, typed twice, with its strength. */
export function NewPasswordFields({ value }: { readonly value: NewPassword }) {
  const { t } = useTranslation(['password', 'auth']);
  const messageOf = useErrorMessage();
  const { password, confirmation, wrong, passwordField, confirmationField, setPassword, setConfirmation } = value;
  const errorAt = (field: PasswordFieldError['field']) => (wrong?.field === field ? messageOf(wrong.error) : null);
  const common = {
    autoComplete: 'new-password',
    required: true,
    withAsterisk: false,
    visibilityToggleButtonProps: { 'aria-label': t('auth:showPassword'), tabIndex: 0 },
  } as const;
  return (
    <>
      <PasswordInput
        {...common}
        ref={passwordField}
        name="new-password"
        label={t('password:new')}
        description={t('password:rule', { count: PASSWORD_MIN_LENGTH })}
        value={password}
        error={errorAt('password')}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordHint password={password} />
      <PasswordInput
        {...common}
        ref={confirmationField}
        name="confirmation"
        label={t('password:confirmation')}
        value={confirmation}
        error={errorAt('confirmation')}
        onChange={(event) => setConfirmation(event.currentTarget.value)}
      />
    </>
  );
}
