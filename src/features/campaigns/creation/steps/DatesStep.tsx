import { SimpleGrid, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { endOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { DayField } from '#kit/form/DayField.tsx';
import type { StepProps } from './step-props.ts';

const DAY_MS = 86_400_000;

/** The first and the last day of the campaign. */
export function DatesStep({ form }: StepProps) {
  const { t } = useTranslation(['campaign-form', 'campaigns']);
  const { values, at, edit, isReadOnly, isFrozen } = form;
  const { startAtUnix, endAtUnix } = values;
  // Days are counted by rounding: one of them may have 23 or 25 hours.
  const days = Math.round((endOfDay(endAtUnix, ZONE) - startAtUnix) / DAY_MS);
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <DayField
          name="startAtUnix"
          label={t('campaigns:facts.start')}
          value={startAtUnix}
          error={at('startAtUnix')}
          readOnly={isReadOnly || isFrozen('startAtUnix')}
          onChange={(day) => day !== null && edit({ startAtUnix: day })}
        />
        <DayField
          name="endAtUnix"
          label={t('campaigns:facts.end')}
          value={endAtUnix}
          error={at('endAtUnix')}
          readOnly={isReadOnly}
          onChange={(day) => day !== null && edit({ endAtUnix: day })}
        />
      </SimpleGrid>
      {days > 0 && <Text c="dimmed">{t('length', { count: days })}</Text>}
    </Stack>
  );
}
