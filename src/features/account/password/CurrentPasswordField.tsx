import { PasswordInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useReadySession } from '#state/session/use-session.ts';

/** The name of the field of the current password. */
export const CURRENT = 'current-password';

/** The person's present password, as a proof that it is they. */
export function CurrentPasswordField({
  value,
  error,
  description,
  onChange,
}: {
  readonly value: string;
  readonly error: string | null;
  readonly description?: string;
  readonly onChange: (typed: string) => void;
}) {
  const { t } = useTranslation(['account', 'auth']);
  const { user } = useReadySession();
  return (
    <>
      {/* For password managers: whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={user.userMail} readOnly hidden />
      <PasswordInput
        name={CURRENT}
        autoComplete="current-password"
        required
        withAsterisk={false}
        label={t('account:password.current')}
        description={description}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': t('auth:showPassword'), tabIndex: 0 }}
      />
    </>
  );
}
