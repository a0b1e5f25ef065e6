import { Progress, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormButtons } from '#kit/form/FormButtons.tsx';
import { RecordForm } from '#kit/form/RecordForm.tsx';
import type { RecordFormState } from '#kit/form/useRecordForm.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import type { AnimalRow } from '../rows/animal-row.ts';
import { WhoList } from './WhoList.tsx';
import type { useChangeRun } from './useChangeRun.ts';

/** The form of a change of one or many animals, with their names and the progress. */
export function ChangeDialog({
  title,
  rows,
  form,
  run,
  submitLabel,
  isDanger = false,
  canSubmit = true,
  onClose,
  children,
}: {
  readonly title: string;
  readonly rows: readonly AnimalRow[];
  readonly form: RecordFormState & { readonly mayClose: () => Promise<boolean> };
  readonly run: Pick<ReturnType<typeof useChangeRun>, 'isRunning' | 'done' | 'total'>;
  readonly submitLabel: string;
  readonly isDanger?: boolean;
  readonly canSubmit?: boolean;
  readonly onClose: (isDone: boolean) => void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation(['animals', 'common', 'words']);
  const isLong = run.total > 100 && (run.isRunning || run.done > 0);
  const leave = () => void form.mayClose().then((may) => may && onClose(run.done > 0));
  return (
    <Dialog title={title} closeLabel={t('common:close')} onClose={leave}>
      <RecordForm form={form} isWide>
        <WhoList rows={rows} />
        {children}
        {isLong && (
          <div role="status">
            <Progress value={(100 * run.done) / run.total} aria-label={t('animals:change.progress')} />
            <Text fz="sm" mt={4}>
              {t('words:doneOfTotal', { done: run.done, total: run.total })}
            </Text>
          </div>
        )}
        <FormButtons form={form} saveLabel={submitLabel} isDanger={isDanger} canSave={canSubmit} onCancel={leave} />
      </RecordForm>
    </Dialog>
  );
}
