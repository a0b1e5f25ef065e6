import { Alert, Button, PasswordInput } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NewPasswordFields } from '#features/password/index.ts';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { useReadySession } from '#state/session/use-session.ts';
import { Section } from '../Section.tsx';
import { CURRENT, usePasswordForm } from './usePasswordForm.ts';

/** One's own password: the current one as a proof, the new one twice. */
export function PasswordTab() {
  const { t } = useTranslation(['account', 'auth']);
  const { user } = useReadySession();
  const { current, errors, chosen, isSaving, isDone, setCurrent, submit } = usePasswordForm();
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Section title={t('account:password.title')} text={t('account:password.text')}>
        <FormFailure message={errors.failure} />
        {isDone && (
          <Alert role="status" color="green" icon={<IconCircleCheck size={18} aria-hidden />}>
            {t('account:password.done')}
          </Alert>
        )}
        {/* For password managers: whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={user.userMail} readOnly hidden />
        <PasswordInput
          name={CURRENT}
          autoComplete="current-password"
          required
          withAsterisk={false}
          label={t('account:password.current')}
          value={current}
          error={errors.at(CURRENT)}
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
