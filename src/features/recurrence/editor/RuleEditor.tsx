import { Alert, Button, Group, MultiSelect, Select, Stack, TextInput } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { RRULE_MAX_LENGTH } from '#domain/tasks/custom-rule.ts';
import { partsOfRule, PLAIN_RULE, RULE_FREQUENCIES, type RuleParts, ruleOfParts } from '#domain/tasks/rrule-parts.ts';
import { monthName } from '#i18n/calendar-names.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { EndFields } from './EndFields.tsx';
import { NumberField } from './NumberField.tsx';
import { RuleDays } from './RuleDays.tsx';
import { WeekdaysField } from './WeekdaysField.tsx';
import { type RuleStart, withFrequency, withMonths } from './rule-form.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const MAX_INTERVAL = 999;

/** A custom rule, by fields that need no knowledge of its syntax, and as its text. */
export function RuleEditor({
  rule,
  start,
  firstDay,
  error,
  onChange,
}: {
  readonly rule: string;
  readonly start: RuleStart;
  /** of the recurrence: 'YYYY-MM-DD' */
  readonly firstDay: string;
  /** the fault of the rule */
  readonly error: string | null;
  readonly onChange: (rule: string) => void;
}) {
  const { t } = useTranslation('recurrence');
  const parts = partsOfRule(rule);
  return (
    <Stack gap="md">
      {parts === null ? (
        <Alert variant="light" icon={<IconInfoCircle size={18} aria-hidden />} title={t('editor.onlyText')}>
          <Button variant="default" mih={44} onClick={() => onChange(ruleOfParts(PLAIN_RULE))}>
            {t('editor.simple')}
          </Button>
        </Alert>
      ) : (
        <RuleFields parts={parts} start={start} firstDay={firstDay} onChange={(next) => onChange(ruleOfParts(next))} />
      )}
      <TextInput
        name="rrule"
        label={t('editor.text')}
        description={t('editor.textHint')}
        maxLength={RRULE_MAX_LENGTH}
        autoComplete="off"
        spellCheck={false}
        ff="monospace"
        value={rule}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Stack>
  );
}

function RuleFields({
  parts,
  start,
  firstDay,
  onChange,
}: {
  readonly parts: RuleParts;
  readonly start: RuleStart;
  readonly firstDay: string;
  readonly onChange: (parts: RuleParts) => void;
}) {
  const { t } = useTranslation('recurrence');
  const language = useLanguage();
  const isLong = parts.frequency === 'MONTHLY' || parts.frequency === 'YEARLY';
  return (
    <>
      <Group align="start">
        <Select
          label={t('editor.frequency')}
          w={220}
          allowDeselect={false}
          data={RULE_FREQUENCIES.map((value) => ({ value, label: t(`values.recurrence.${value}`) }))}
          value={parts.frequency}
          onChange={(value) => value !== null && onChange(withFrequency(parts, value, start))}
        />
        <NumberField
          name="ruleInterval"
          label={t('interval.label')}
          unit={t(`values.unit.${parts.frequency}`, { count: parts.interval })}
          value={parts.interval}
          max={MAX_INTERVAL}
          onChange={(interval) => onChange({ ...parts, interval })}
        />
      </Group>
      {!isLong && (
        <WeekdaysField
          value={parts.weekdays}
          hint={t(parts.frequency === 'DAILY' ? 'editor.anyDay' : 'editor.startDay')}
          onChange={(weekdays) => onChange({ ...parts, weekdays })}
        />
      )}
      {isLong && <RuleDays parts={parts} start={start} onChange={onChange} />}
      <MultiSelect
        label={t('editor.months')}
        description={t(parts.frequency === 'YEARLY' ? 'editor.startMonth' : 'editor.anyMonth')}
        maw={520}
        clearable
        clearButtonProps={{ 'aria-label': t('editor.clearMonths') }}
        data={MONTHS.map((month) => ({ value: String(month), label: monthName(month, language) }))}
        value={parts.months.map(String)}
        onChange={(chosen) => onChange(withMonths(parts, chosen.map(Number), start))}
      />
      <EndFields end={parts.end} firstDay={firstDay} error={null} onChange={(end) => onChange({ ...parts, end })} />
    </>
  );
}
