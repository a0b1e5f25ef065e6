import { Text, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { StatusChange } from '#domain/animals/animal.ts';
import { keptUntil } from '#domain/animals/kept-until.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { MinuteField } from '#kit/form/MinuteField.tsx';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import { DeathFields } from '../form/DeathFields.tsx';
import type { AnimalRow } from '../rows/animal-row.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { useStatusForm } from './useStatusForm.ts';

/** Records a departure or a death, archives or restores, and names the consequences beforehand. */
export function StatusDialog({
  kind,
  rows,
  onClose,
}: {
  readonly kind: StatusChange;
  readonly rows: readonly AnimalRow[];
  readonly onClose: (isDone: boolean) => void;
}) {
  const { t } = useTranslation(['animals', 'words']);
  const { day } = useFormat();
  const { form, run, openedAt, enclosures } = useStatusForm(kind, rows, onClose);
  const until = keptUntil(openedAt);
  return (
    <ChangeDialog
      title={t(`values.statusTitle.${kind}`, { count: rows.length })}
      rows={rows}
      form={form}
      run={run}
      submitLabel={t(`values.statusSubmit.${kind}`)}
      isDanger={kind === 'death'}
      onClose={onClose}
    >
      <Text fz="sm">{t(`values.statusMeaning.${kind}`, { date: until === null ? '' : day(until) })}</Text>
      {kind === 'restore' && (
        <SearchSelect
          {...form.field('enclosureId')}
          required
          nothingFoundMessage={t('words:noResult')}
          data={enclosures}
          data-autofocus
        />
      )}
      <MinuteField {...form.field('atUnix')} stored={form.stored.atUnix} max={openedAt} required />
      {kind === 'death' && <DeathFields value={form.values} onChange={form.change} />}
      {kind === 'departure' && <TextInput {...form.text('destination')} description={t('status.destinationHint')} />}
      <Textarea {...form.text('reason')} rows={2} />
    </ChangeDialog>
  );
}
