import { Alert, Button, PasswordInput } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NewPasswordFields } from '#features/password/index.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { Failure } from '../Failure.tsx';
import { Section } from '../Section.tsx';
import { usePasswordForm } from './usePasswordForm.ts';

/** One's own password: the current one as a proof, the new one twice. */
export function PasswordTab() {
  const { t } = useTranslation(['account', 'auth']);
  const messageOf = useErrorMessage();
  const { user } = useReadySession();
  const { current, currentError, currentField, chosen, failure, isSaving, isDone, setCurrent, submit } =
    usePasswordForm();
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Section title={t('account:password.title')} text={t('account:password.text')}>
        <Failure error={failure} />
        {isDone && (
          <Alert role="status" color="green" icon={<IconCircleCheck size={18} aria-hidden />}>
            {t('account:password.done')}
          </Alert>
        )}
        {/* For password managers: whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={user.userMail} readOnly hidden />
        <PasswordInput
          ref={currentField}
          name="current-password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          label={t('account:password.current')}
          value={current}
          error={currentError === null ? null : messageOf(currentError)}
          onChange={(event) => setCurrent(event.currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': t('auth:showPassword'), tabIndex: 0 }}
        />
        <NewPasswordFields value={chosen} />
        <div>
          <Button type="submit" loading={isSaving}>
            {t('account:password.submit')}
          </Button>
        </div>
      </Section>
    </form>
  );
}
