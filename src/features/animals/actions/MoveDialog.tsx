import { Select, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { REASON_LENGTH } from '#domain/callables/animals.ts';
import type { AnimalRow } from '../rows/animal-row.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { SpeciesWarning } from './SpeciesWarning.tsx';
import { NO_GROUP, useMoveForm } from './useMoveForm.ts';

/** Moves animals to another enclosure, into a group or out of it; what is left open stays. */
export function MoveDialog({
  rows,
  aim = 'both',
  onClose,
}: {
  readonly rows: readonly AnimalRow[];
  /** `group`: only the group is asked for */
  readonly aim?: 'both' | 'group';
  readonly onClose: (isDone: boolean) => void;
}) {
  const { t } = useTranslation(['animals', 'words']);
  const form = useMoveForm(rows, onClose);
  const { typed, change, errors } = form;
  return (
    <ChangeDialog
      title={t(aim === 'group' ? 'move.groupTitle' : 'move.title', { count: rows.length })}
      rows={rows}
      failure={errors.failure}
      run={form.run}
      submitLabel={t('move.submit')}
      canSubmit={typed.enclosureId !== null || typed.groupId !== null}
      onSubmit={(element) => void form.submit(element)}
      onLeave={() => void form.leave()}
    >
      {aim === 'both' && (
        <Select
          name="enclosureId"
          label={t('move.enclosure')}
          placeholder={t('move.sameEnclosure')}
          searchable
          clearable
          nothingFoundMessage={t('words:nothingOfName')}
          data={form.enclosures}
          value={typed.enclosureId}
          error={errors.at('enclosureId')}
          onChange={(enclosureId) => change({ enclosureId })}
          data-autofocus
        />
      )}
      <Select
        name="groupId"
        label={t('move.group')}
        placeholder={t('move.sameGroup')}
        searchable
        clearable
        nothingFoundMessage={t('words:nothingOfName')}
        data={[
          { value: NO_GROUP, label: t('move.noGroup') },
          ...form.groups.map(({ groupId, groupName }) => ({ value: groupId, label: groupName })),
        ]}
        value={typed.groupId}
        error={errors.at('groupId')}
        onChange={(groupId) => change({ groupId })}
      />
      <SpeciesWarning
        group={form.group}
        animals={rows.map(({ name, animal }) => ({ name, specieId: animal.specieId }))}
      />
      <TextInput
        name="movedAtUnix"
        type="datetime-local"
        label={t('move.when')}
        description={t('move.whenHint')}
        required
        max={form.latest}
        value={typed.when}
        error={errors.at('movedAtUnix')}
        onChange={(event) => change({ when: event.currentTarget.value })}
      />
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
