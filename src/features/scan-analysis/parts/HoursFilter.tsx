import { Group, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Hours, HOURS_A_DAY } from '../analysis-filters.ts';

const choices = (from: number, until: number) =>
  Array.from({ length: until - from + 1 }, (_, index) => String(from + index));

/** The local hours of the day: the first, and the one before which a scan was made. */
export function HoursFilter({ value, onChange }: { readonly value: Hours; readonly onChange: (value: Hours) => void }) {
  const { t } = useTranslation('analyses');
  const from = value?.from ?? 0;
  const until = value?.until ?? HOURS_A_DAY;
  const change = (next: { readonly from: number; readonly until: number }) =>
    onChange(next.from === 0 && next.until === HOURS_A_DAY ? null : next);
  return (
    <Group gap="sm" wrap="nowrap" align="end">
      <Select
        label={t('filters.fromHour')}
        w={110}
        allowDeselect={false}
        data={choices(0, until - 1)}
        value={String(from)}
        onChange={(chosen) => change({ from: Number(chosen ?? 0), until })}
      />
      <Select
        label={t('filters.untilHour')}
        w={110}
        allowDeselect={false}
        data={choices(from + 1, HOURS_A_DAY)}
        value={String(until)}
        onChange={(chosen) => change({ from, until: Number(chosen ?? HOURS_A_DAY) })}
      />
    </Group>
  );
}
