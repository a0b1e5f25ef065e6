import { PasswordInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PASSWORD_MIN_LENGTH, type PasswordFieldError } from '#domain/users/password.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { PasswordHint } from './PasswordHint.tsx';
import type { NewPassword } from './useNewPassword.ts';

/** A new password, twice, with how strong it is. */
export function NewPasswordFields({ value }: { readonly value: NewPassword }) {
  const { t } = useTranslation(['password', 'auth']);
  const messageOf = useErrorMessage();
  const errorAt = (field: PasswordFieldError['field']) =>
    value.wrong?.field === field ? messageOf(value.wrong.error) : null;
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
        ref={value.passwordField}
        name="new-password"
        label={t('password:new')}
        description={t('password:rule', { count: PASSWORD_MIN_LENGTH })}
        value={value.password}
        error={errorAt('password')}
        onChange={(event) => value.setPassword(event.currentTarget.value)}
      />
      <PasswordHint password={value.password} />
      <PasswordInput
        {...common}
        ref={value.confirmationField}
        name="confirmation"
        label={t('password:confirmation')}
        value={value.confirmation}
        error={errorAt('confirmation')}
        onChange={(event) => value.setConfirmation(event.currentTarget.value)}
      />
    </>
  );
}
