import { Text, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useAcknowledgeAlertMutation } from '#data/alerts/alerts.endpoints.ts';
import type { Alert } from '#domain/alerts/alert.ts';
import { appError } from '#domain/errors/app-error.ts';
import { MEMO_LENGTH } from '#domain/fields/fields.ts';
import { RecordDialog } from '#kit/form/RecordDialog.tsx';
import { useRecordForm } from '#kit/form/useRecordForm.ts';

const schema = z.object({ reason: z.string() });

/** Acknowledges an alert; a reason is required. The dialog repeats which alert it is. */
export function AcknowledgeDialog({
  alert: { alertId, zooId, kind },
  name,
  onClose,
}: {
  readonly alert: Alert;
  /** its day and its enclosure */
  readonly name: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['alerts', 'words']);
  const [acknowledge] = useAcknowledgeAlertMutation();
  const form = useRecordForm({
    name: 'alert-acknowledge',
    // An answer to the alert, not a change of it: a blank reason is a fault, not an unchanged form.
    recordId: null,
    schema,
    stored: { reason: '' },
    operation: 'alert.acknowledge',
    keepsDraft: false,
    check: ({ reason }) => (reason.trim() === '' ? { reason: appError('alert/reason-required') } : {}),
    fields: { reason: { label: t('words:reason'), maxLength: MEMO_LENGTH } },
    save: ({ reason }) => acknowledge({ zooId, alertId, reason: reason.trim() }),
    notice: () => ({ kind: 'success', messageKey: 'alerts:values.done.acknowledged', params: { name } }),
    onSaved: onClose,
  });
  return (
    <RecordDialog form={form} title={t('dialog.title')} saveLabel={t('acknowledge')} onClose={onClose}>
      <Text fw={600}>
        {t(`values.kind.${kind}`)}, {name}
      </Text>
      <Text c="dimmed">{t('dialog.text')}</Text>
      <Textarea {...form.text('reason')} required rows={3} data-autofocus />
    </RecordDialog>
  );
}
