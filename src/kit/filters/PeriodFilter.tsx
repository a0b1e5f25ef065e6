import { DateField } from '#kit/form/DateField.tsx';
import classes from '#ui/filters/FilterBar.module.css';

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
    <DateField
      precision="either"
      label={texts[bound]}
      error={bound === 'until' ? error : null}
      value={typed}
      onChange={(value) => onChange({ [bound]: value })}
    />
  );
  return (
    <div className={classes['period']}>
      {field('from', from)}
      {field('until', until)}
    </div>
  );
}
