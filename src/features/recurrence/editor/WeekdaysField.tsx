import { Chip, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { weekdayName } from '#i18n/calendar-names.ts';
import { useLanguage } from '#i18n/useLanguage.ts';

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];

/** The days of the week, to be switched on and off one by one. */
export function WeekdaysField({
  value,
  hint,
  onChange,
}: {
  /** 0 Sunday … 6 Saturday */
  readonly value: readonly number[];
  readonly hint?: string;
  readonly onChange: (weekdays: number[]) => void;
}) {
  const { t } = useTranslation('recurrence');
  const language = useLanguage();
  return (
    <Stack gap={4} role="group" aria-label={t('editor.weekdays')}>
      <Text fz="sm" fw={500}>
        {t('editor.weekdays')}
      </Text>
      <Chip.Group multiple value={value.map(String)} onChange={(chosen) => onChange(chosen.map(Number))}>
        <Group gap="xs">
          {MONDAY_FIRST.map((weekday) => (
            <Chip key={weekday} value={String(weekday)} size="md" styles={{ label: { minHeight: 44 } }}>
              {weekdayName(weekday, language)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      {hint !== undefined && (
        <Text fz="sm" c="dimmed">
          {hint}
        </Text>
      )}
    </Stack>
  );
}
