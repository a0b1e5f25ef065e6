import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { useFormErrors } from '#kit/form/useFormErrors.ts';
import { CURRENT, CurrentPasswordField } from '../password/CurrentPasswordField.tsx';

/** The question for the present password, before the sessions on other devices end. */
export function EndSessionsForm({
  end,
  onEnd,
}: {
  readonly end: (password: string) => Promise<AppError | null>;
  readonly onEnd: (hasEnded: boolean) => void;
}) {
  const { t } = useTranslation(['account', 'words']);
  const demo = useDemoError();
  const errors = useFormErrors([CURRENT] as const);
  const [current, setCurrent] = useState('');
  const [isSaving, setIsSaving] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSaving) return;
    if (errors.show(current === '' ? { [CURRENT]: appError('password/mandatory') } : {}, form)) return;
    if (demo !== null) return errors.refuse(demo);
    setIsSaving(true);
    const error = await end(current);
    setIsSaving(false);
    if (error === null) return onEnd(true);
    if (error.code === 'password/current-wrong') return void errors.show({ [CURRENT]: error }, form);
    return errors.refuse(error, form);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="md">
        <FormFailure message={errors.failure} />
        <CurrentPasswordField
          value={current}
          error={errors.at(CURRENT)}
          description={t('account:apps.endText')}
          onChange={setCurrent}
        />
        <Group>
          <Button type="submit" loading={isSaving}>
            {t('account:apps.end')}
          </Button>
          <Button variant="default" disabled={isSaving} onClick={() => onEnd(false)}>
            {t('words:cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
