import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import type { AnimalRow } from '../rows/animal-row.ts';
import { WhoList } from './WhoList.tsx';
import type { useChangeRun } from './useChangeRun.ts';

/** A change of one or many animals: who they are, what is asked, how far it is. */
export function ChangeDialog({
  title,
  rows,
  failure,
  run,
  submitLabel,
  isDanger = false,
  canSubmit = true,
  onSubmit,
  onLeave,
  children,
}: {
  readonly title: string;
  readonly rows: readonly AnimalRow[];
  readonly failure: string | null;
  readonly run: Pick<ReturnType<typeof useChangeRun>, 'isRunning' | 'done' | 'total'>;
  readonly submitLabel: string;
  readonly isDanger?: boolean;
  readonly canSubmit?: boolean;
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation(['animals', 'common', 'words']);
  const isLong = run.total > 100 && (run.isRunning || run.done > 0);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!run.isRunning && canSubmit) onSubmit(event.currentTarget);
  };
  return (
    <Dialog title={title} closeLabel={t('common:close')} onClose={onLeave}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <FormFailure message={failure} />
          <WhoList rows={rows} />
          {children}
          {isLong && (
            <div role="status">
              <Progress value={(100 * run.done) / run.total} aria-label={t('change.progress')} />
              <Text fz="sm" mt={4}>
                {t('words:doneOfTotal', { done: run.done, total: run.total })}
              </Text>
            </div>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onLeave}>
              {t('words:cancel')}
            </Button>
            <Button type="submit" loading={run.isRunning} disabled={!canSubmit} {...(isDanger ? { color: 'red' } : {})}>
              {submitLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
