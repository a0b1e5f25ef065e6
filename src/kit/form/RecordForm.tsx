import { Alert, Stack } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ConflictNote } from './ConflictNote.tsx';
import { FormFailure } from './FormFailure.tsx';
import type { RecordFormState } from './useRecordForm.ts';
import classes from './RecordForm.module.css';

/** The frame of a record's form: why demonstration mode refuses it, why it was refused, what somebody else changed meanwhile, then its fields and buttons. */
export function RecordForm({
  form,
  label,
  isWide = false,
  children,
}: {
  readonly form: RecordFormState;
  readonly label?: string;
  /** as wide as its place, such as in a dialog */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <form
      noValidate
      {...(label === undefined ? {} : { 'aria-label': label })}
      data-readonly={form.isReadOnly || undefined}
      className={[classes['fields'], ...(isWide ? [] : [classes['narrow']])].join(' ')}
      onSubmit={(event) => void form.submit(event)}
    >
      <Stack gap="md">
        {form.refusal !== null && (
          <Alert role="note" color="gray" icon={<IconLock size={18} aria-hidden />}>
            {form.refusal}
          </Alert>
        )}
        <FormFailure message={form.failure} />
        <ConflictNote form={form} />
        {children}
      </Stack>
    </form>
  );
}
