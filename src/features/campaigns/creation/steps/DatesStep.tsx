import { SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { DayField } from '#kit/form/DayField.tsx';
import type { StepProps } from './step-props.ts';

const DAY_MS = 86_400_000;

/** The first and the last day of the campaign. */
export function DatesStep({ form }: StepProps) {
  const { t } = useTranslation(['campaign-form', 'campaigns']);
  const { startAtUnix, endAtUnix } = form.values;
  // Days are counted by rounding: one of them may have 23 or 25 hours.
  const days = Math.round((endOfDay(endAtUnix, ZONE) - startAtUnix) / DAY_MS);
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <RequiredDay form={form} field="startAtUnix" label={t('campaigns:facts.start')} />
        <RequiredDay form={form} field="endAtUnix" label={t('campaigns:facts.end')} />
      </SimpleGrid>
      {days > 0 && <Text c="dimmed">{t('length', { count: days })}</Text>}
    </Stack>
  );
}

/** A day that a campaign cannot be without: a field that is left empty shows the day as it was. */
function RequiredDay({
  form: { values, at, edit, isReadOnly, isFrozen },
  field,
  label,
}: StepProps & { readonly field: 'startAtUnix' | 'endAtUnix'; readonly label: string }) {
  const [isCleared, setIsCleared] = useState(false);
  return (
    <div onBlur={({ target }) => target instanceof HTMLInputElement && target.value === '' && setIsCleared(false)}>
      <DayField
        name={field}
        label={label}
        value={isCleared ? null : values[field]}
        error={at(field)}
        readOnly={isReadOnly || isFrozen(field)}
        onChange={(day) => {
          setIsCleared(day === null);
          if (day !== null) edit({ [field]: day });
        }}
      />
    </div>
  );
}
