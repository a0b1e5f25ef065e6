import { Button, Group, Paper, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppError } from '#domain/errors/app-error.ts';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useFocusKept } from '#ui/focus/useFocusKept.ts';
import { useUnsavedGuard } from '../useUnsavedGuard.ts';

/** Fields of a sector that is there, saved or given up together; who may not change them only reads. */
export function SectorForm({
  form: { failure, isChanged, isSaving, submit, giveUp },
  mayEdit,
  children,
}: {
  readonly form: {
    readonly failure: AppError | null;
    readonly isChanged: boolean;
    readonly isSaving: boolean;
    readonly submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
    readonly giveUp: () => void;
  };
  readonly mayEdit: boolean;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('sectors');
  const messageOf = useErrorMessage();
  const place = useFocusKept<HTMLFormElement>();
  useUnsavedGuard(isChanged);
  return (
    <Paper withBorder p="lg" maw={760}>
      <form ref={place} tabIndex={-1} style={{ outline: 'none' }} onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="lg">
          <FormFailure message={failure === null ? null : messageOf(failure)} />
          {children}
          {mayEdit && (
            <Group justify="flex-end">
              {isChanged && (
                <Button variant="default" mih={44} onClick={giveUp}>
                  {t('cancel')}
                </Button>
              )}
              <Button type="submit" mih={44} disabled={!isChanged} loading={isSaving}>
                {t('save')}
              </Button>
            </Group>
          )}
        </Stack>
      </form>
    </Paper>
  );
}
