import { Select, Text, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { keptUntil } from '#domain/animals/kept-until.ts';
import type { StatusChange } from '#domain/animals/animal.ts';
import { REASON_LENGTH } from '#domain/callables/animals.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { AnimalRow } from '../rows/animal-row.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { useStatusForm } from './useStatusForm.ts';

const DESTINATION_LENGTH = 200;

/** Records a departure or a death, archives or restores; it says what that will mean before it is done. */
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
  const form = useStatusForm(kind, rows, onClose);
  const { typed, change, errors } = form;
  const until = keptUntil(form.openedAt);
  return (
    <ChangeDialog
      title={t(`values.statusTitle.${kind}`, { count: rows.length })}
      rows={rows}
      failure={errors.failure}
      run={form.run}
      submitLabel={t(`values.statusSubmit.${kind}`)}
      isDanger={kind === 'death'}
      onSubmit={(element) => void form.submit(element)}
      onLeave={() => void form.leave()}
    >
      <Text fz="sm">{t(`values.statusMeaning.${kind}`, { date: until === null ? '' : day(until) })}</Text>
      {kind === 'restore' && (
        <Select
          name="enclosureId"
          label={t('move.enclosure')}
          required
          searchable
          nothingFoundMessage={t('words:nothingOfName')}
          data={form.enclosures}
          value={typed.enclosureId}
          error={errors.at('enclosureId')}
          onChange={(enclosureId) => change({ enclosureId })}
          data-autofocus
        />
      )}
      <TextInput
        name="atUnix"
        type="datetime-local"
        label={t(`values.statusWhen.${kind}`)}
        required
        max={form.latest}
        value={typed.when}
        error={errors.at('atUnix')}
        onChange={(event) => change({ when: event.currentTarget.value })}
      />
      {kind === 'departure' && (
        <TextInput
          name="destination"
          label={t('status.destination')}
          description={t('status.destinationHint')}
          maxLength={DESTINATION_LENGTH}
          value={typed.destination}
          error={errors.at('destination')}
          onChange={(event) => change({ destination: event.currentTarget.value })}
        />
      )}
      <Textarea
        name="reason"
        label={t('words:reason')}
        rows={2}
        maxLength={REASON_LENGTH}
        value={typed.reason}
        error={errors.at('reason')}
        onChange={(event) => change({ reason: event.currentTarget.value })}
      />
    </ChangeDialog>
  );
}
