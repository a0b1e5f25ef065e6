import { ActionIcon, Button, Checkbox, Group, MultiSelect, Radio, Select, Stack } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DAY_CHOICES, type DayChoice, ORDINALS, type OrdinalDay, type RuleParts } from '#domain/tasks/rrule-parts.ts';
import { weekdayName } from '#i18n/calendar-names.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { mayLackItsDay, type RuleStart, withDayChoice, withLatestOnly, withMonthDays } from './rule-form.ts';

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];
const MONTH_DAYS = [...Array.from({ length: 31 }, (_, index) => index + 1), -1];

type Props = {
  readonly parts: RuleParts;
  readonly onChange: (parts: RuleParts) => void;
};

/** The days of the months on which a monthly or yearly rule occurs. */
export function RuleDays({ parts, start, onChange }: Props & { readonly start: RuleStart }) {
  const { t } = useTranslation('recurrence');
  const choose = (choice: string) => {
    const dayChoice = DAY_CHOICES.find((one): one is DayChoice => one === choice);
    if (dayChoice !== undefined) onChange(withDayChoice(parts, dayChoice, start));
  };
  return (
    <Stack gap="xs">
      <Radio.Group label={t('editor.days')} value={parts.dayChoice} onChange={choose}>
        <Group gap="lg" mt={4}>
          {DAY_CHOICES.map((value) => (
            <Radio key={value} value={value} size="md" label={t(`values.dayChoice.${value}`)} />
          ))}
        </Group>
      </Radio.Group>
      {parts.dayChoice === 'monthDays' && <MonthDays parts={parts} onChange={onChange} />}
      {parts.dayChoice === 'ordinals' && <OrdinalDays parts={parts} onChange={onChange} />}
    </Stack>
  );
}

function MonthDays({ parts, onChange }: Props) {
  const { t } = useTranslation('recurrence');
  const shown = parts.isLatestOnly ? [Math.max(...parts.monthDays)] : parts.monthDays;
  return (
    <>
      <MultiSelect
        label={t('editor.monthDays')}
        maw={520}
        data={MONTH_DAYS.map((day) => ({ value: String(day), label: day === -1 ? t('lastDay') : String(day) }))}
        value={shown.map(String)}
        onChange={(chosen) => onChange(withMonthDays(parts, chosen.map(Number)))}
      />
      {mayLackItsDay(parts) && (
        <Checkbox
          size="md"
          label={t('editor.orLastDay')}
          checked={parts.isLatestOnly}
          onChange={(event) => onChange(withLatestOnly(parts, event.currentTarget.checked))}
        />
      )}
    </>
  );
}

function OrdinalDays({ parts, onChange }: Props) {
  const { t } = useTranslation('recurrence');
  const language = useLanguage();
  const { ordinals } = parts;
  const put = (next: readonly OrdinalDay[]) => onChange({ ...parts, ordinals: next });
  const change = (place: number, difference: Partial<OrdinalDay>) =>
    put(ordinals.map((one, index) => (index === place ? { ...one, ...difference } : one)));
  return (
    <Stack gap="xs" align="start">
      {ordinals.map(({ ordinal, weekday }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- two rows may say the same for a moment
        <Group key={place} gap="xs" wrap="nowrap">
          <Select
            aria-label={t('editor.which', { number: place + 1 })}
            w={150}
            allowDeselect={false}
            data={ORDINALS.map((value) => ({ value: String(value), label: t(`values.ordinal.${value}`) }))}
            value={String(ordinal)}
            onChange={(value) => value !== null && change(place, { ordinal: Number(value) })}
          />
          <Select
            aria-label={t('editor.weekdayOf', { number: place + 1 })}
            w={170}
            allowDeselect={false}
            data={MONDAY_FIRST.map((day) => ({ value: String(day), label: weekdayName(day, language) }))}
            value={String(weekday)}
            onChange={(value) => value !== null && change(place, { weekday: Number(value) })}
          />
          {ordinals.length > 1 && (
            <ActionIcon
              variant="subtle"
              color="red"
              size={44}
              aria-label={t('editor.removeDay', { number: place + 1 })}
              onClick={() => put(ordinals.filter((_, index) => index !== place))}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          )}
        </Group>
      ))}
      <Button
        variant="subtle"
        mih={44}
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => put([...ordinals, { ordinal: 1, weekday: 1 }])}
      >
        {t('editor.addDay')}
      </Button>
    </Stack>
  );
}
