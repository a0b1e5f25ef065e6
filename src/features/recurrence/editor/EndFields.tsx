import { Group, Radio, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RULE_ENDS, type RuleEnd } from '#domain/tasks/rrule-parts.ts';
import { DateField } from '#kit/form/DateField.tsx';
import { NumberField } from './NumberField.tsx';

const FIRST_COUNT = 10;
const MAX_COUNT = 9_999;

/** The end of a recurrence: never, on a day, or after a number of times. */
export function EndFields({
  end,
  firstDay,
  error,
  onChange,
}: {
  readonly end: RuleEnd;
  /** offered as the last day: 'YYYY-MM-DD' */
  readonly firstDay: string;
  readonly error: string | null;
  readonly onChange: (end: RuleEnd) => void;
}) {
  const { t } = useTranslation('recurrence');
  const choose = (kind: string) => {
    if (kind === 'until') onChange({ kind, day: firstDay });
    else onChange(kind === 'count' ? { kind, count: FIRST_COUNT } : { kind: 'never' });
  };
  return (
    <Stack gap="xs">
      <Radio.Group label={t('end.label')} value={end.kind} onChange={choose}>
        <Group gap="lg" mt={4}>
          {RULE_ENDS.map((kind) => (
            <Radio key={kind} value={kind} size="md" label={t(`values.end.${kind}`)} />
          ))}
        </Group>
      </Radio.Group>
      {end.kind === 'until' && (
        <DateField
          name="endDay"
          label={t('end.day')}
          w={220}
          value={end.day}
          error={error}
          onChange={(day) => onChange({ kind: 'until', day })}
        />
      )}
      {end.kind === 'count' && (
        <NumberField
          name="endCount"
          label={t('end.count')}
          value={end.count}
          max={MAX_COUNT}
          error={error}
          onChange={(count) => onChange({ kind: 'count', count })}
        />
      )}
    </Stack>
  );
}
