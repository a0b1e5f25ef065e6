import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MinuteField } from '#kit/form/MinuteField.tsx';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import type { AnimalRow } from '../rows/animal-row.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { SpeciesWarning } from './SpeciesWarning.tsx';
import { NO_GROUP, useMoveForm } from './useMoveForm.ts';

/** Moves animals to another enclosure, into a group or out of it; an empty field changes nothing. */
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
  const { form, run, latest, groups, group, enclosures } = useMoveForm(rows, onClose);
  return (
    <ChangeDialog
      title={t(aim === 'group' ? 'move.groupTitle' : 'move.title', { count: rows.length })}
      rows={rows}
      form={form}
      run={run}
      submitLabel={t('move.submit')}
      canSubmit={form.values.enclosureId !== null || form.values.groupId !== null}
      onClose={onClose}
    >
      {aim === 'both' && (
        <SearchSelect
          {...form.field('enclosureId')}
          placeholder={t('move.sameEnclosure')}
          clearable
          nothingFoundMessage={t('words:noResult')}
          data={enclosures}
          data-autofocus
        />
      )}
      <SearchSelect
        {...form.field('groupId')}
        placeholder={t('move.sameGroup')}
        clearable
        nothingFoundMessage={t('words:noResult')}
        data={[
          { value: NO_GROUP, label: t('move.noGroup') },
          ...groups.map(({ groupId, groupName }) => ({ value: groupId, label: groupName })),
        ]}
      />
      <SpeciesWarning group={group} animals={rows.map(({ name, animal }) => ({ name, specieId: animal.specieId }))} />
      <MinuteField
        {...form.field('movedAtUnix')}
        stored={latest}
        max={latest}
        description={t('move.whenHint')}
        required
      />
      <Textarea {...form.text('reason')} rows={2} />
    </ChangeDialog>
  );
}
