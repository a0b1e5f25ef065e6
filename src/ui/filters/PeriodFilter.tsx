import { TextInput } from '@mantine/core';
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
  /** names of the fields */
  readonly texts: Readonly<Record<Bound, string>>;
  /** the fault of the period; null when it is valid */
  readonly error: string | null;
  readonly onChange: (difference: Partial<Record<Bound, string>>) => void;
}) {
  const field = (bound: Bound, typed: string) => (
    <TextInput
      type={typed.includes('T') ? 'datetime-local' : 'date'}
      label={texts[bound]}
      error={bound === 'until' ? error : null}
      value={typed}
      onChange={(event) => onChange({ [bound]: event.currentTarget.value })}
    />
  );
  return (
    <div className={classes['period']}>
      {field('from', from)}
      {field('until', until)}
    </div>
  );
}
