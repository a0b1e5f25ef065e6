import { Group, TextInput } from '@mantine/core';
import classes from './FilterBar.module.css';

type Bound = 'from' | 'until';

/**
 * The two ends of a period as fields: a local day ('YYYY-MM-DD'), or a minute of one ('YYYY-MM-DDTHH:mm'); '' for no
 * end.
 */
export function PeriodFilter({
  from,
  until,
  texts,
  error,
  onChange,
}: {
  readonly from: string;
  readonly until: string;
  /** spoken names of the fields, and the short ones that stand in them */
  readonly texts: Readonly<Record<Bound | `${Bound}Short`, string>>;
  /** the fault of the period; null when it is valid */
  readonly error: string | null;
  readonly onChange: (difference: Partial<Record<Bound, string>>) => void;
}) {
  const field = (bound: Bound, typed: string, short: string) => {
    const isMinute = typed.includes('T');
    return (
      <TextInput
        type={isMinute ? 'datetime-local' : 'date'}
        aria-label={texts[bound]}
        leftSection={short}
        leftSectionWidth={`calc(${short.length}ch + 28px)`}
        w={`calc(${short.length}ch + ${isMinute ? 256 : 176}px)`}
        error={bound === 'until' ? error : null}
        value={typed}
        onChange={(event) => onChange({ [bound]: event.currentTarget.value })}
      />
    );
  };
  return (
    // The two ends stay beside each other when a line wraps.
    <Group gap="sm" align="start" className={classes['period'] ?? ''}>
      {field('from', from, texts.fromShort)}
      {field('until', until, texts.untilShort)}
    </Group>
  );
}
