import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { VISIBILITY_STARTS, type VisibilityStart } from '#domain/tasks/task.ts';

/** The time from which the people who do a task see it. */
export function VisibilityField({
  value,
  onChange,
}: {
  readonly value: VisibilityStart;
  readonly onChange: (value: VisibilityStart) => void;
}) {
  const { t } = useTranslation('task-details');
  return (
    <Select
      name="visibilityStart"
      label={t('visibility.label')}
      description={t('visibility.hint')}
      maw={320}
      allowDeselect={false}
      data={VISIBILITY_STARTS.map((one) => ({ value: one, label: t(`values.visibility.${one}`) }))}
      value={value}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
    />
  );
}
