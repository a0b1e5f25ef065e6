import classes from './ComingParts.module.css';

/** Known numbers, each with its name. */
export function Figures({ figures }: { readonly figures: readonly { label: string; value: string }[] }) {
  return (
    <dl className={classes['figures']}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
