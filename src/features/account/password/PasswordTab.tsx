import { Alert, Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NewPasswordFields } from '#features/password/index.ts';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { Section } from '../Section.tsx';
import { CURRENT, CurrentPasswordField } from './CurrentPasswordField.tsx';
import { usePasswordForm } from './usePasswordForm.ts';

/** One's own password: the current one as a proof, the new one twice. */
export function PasswordTab() {
  const { t } = useTranslation('account');
  const { current, errors, chosen, isSaving, isDone, setCurrent, submit } = usePasswordForm();
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Section title={t('password.title')} text={t('password.text')}>
        <FormFailure message={errors.failure} />
        {isDone && (
          <Alert role="status" color="green" icon={<IconCircleCheck size={18} aria-hidden />}>
            {t('password.done')}
          </Alert>
        )}
        <CurrentPasswordField value={current} error={errors.at(CURRENT)} onChange={setCurrent} />
        <NewPasswordFields value={chosen} />
        <div>
          <Button type="submit" loading={isSaving}>
            {t('password.submit')}
          </Button>
        </div>
      </Section>
    </form>
  );
}
