import { Select, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import type { ProfileTarget } from '#domain/profiles/profile.ts';
import { LevelPicker } from '#kit/content/LevelPicker.tsx';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import { useGroupChoices } from '../parts/useTargetName.ts';

/** The animals that a profile is for: a level of the catalogue, or a group of the establishment that it is reserved for. */
export function TargetPicker({
  value,
  taxonomy,
  hasGroups,
  isReadOnly,
  error,
  onChange,
}: {
  readonly value: ProfileTarget;
  readonly taxonomy: Taxonomy;
  readonly hasGroups: boolean;
  readonly isReadOnly: boolean;
  readonly error: string | null;
  readonly onChange: (target: ProfileTarget) => void;
}) {
  const { t } = useTranslation(['profiles', 'words']);
  const groups = useGroupChoices() ?? [];
  const { kind, id } = value;
  return (
    <Stack gap="md">
      {hasGroups && (
        <Select
          label={t('fields.target')}
          allowDeselect={false}
          readOnly={isReadOnly}
          data={(['level', 'group'] as const).map((one) => ({ value: one, label: t(`values.targetKind.${one}`) }))}
          value={kind === 'group' ? 'group' : 'level'}
          onChange={(one) => onChange(one === 'group' ? { kind: 'group', id: null } : { kind: 'base', id: null })}
        />
      )}
      {kind === 'group' ? (
        <SearchSelect
          name="target"
          label={t('values.targetKind.group')}
          required
          readOnly={isReadOnly}
          nothingFoundMessage={t('words:noResult')}
          data={groups.map(({ groupId, groupName }) => ({ value: groupId, label: groupName }))}
          value={id}
          error={error}
          onChange={(groupId) => onChange({ kind, id: groupId })}
        />
      ) : (
        <LevelPicker
          name="target"
          value={{ kind, id }}
          taxonomy={taxonomy}
          readOnly={isReadOnly}
          error={error}
          onChange={onChange}
        />
      )}
    </Stack>
  );
}
