import type { Sex } from '#domain/animals/animal.ts';
import classes from './SexDrawing.module.css';

/**
 * A ring with a cross below it, a ring with an arrow: one line each, so that a row given to another animal changes it
 * in place.
 */
const SIGNS: Readonly<Record<Sex, string>> = {
  Femelle: 'M12 14a5 5 0 1 0 0-10a5 5 0 0 0 0 10v7M9 18h6',
  Male: 'M10 19a5 5 0 1 0 0-10a5 5 0 0 0 0 10M13.5 10.5L19 5M14 5h5v5',
};

/** The sign of a sex. Without a label it is decorative, and the word stands beside it. */
export function SexDrawing({ sex, label }: { readonly sex: Sex; readonly label?: string }) {
  return (
    <svg
      className={classes['sign']}
      viewBox="0 0 24 24"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {label !== undefined && <title>{label}</title>}
      <path d={SIGNS[sex]} />
    </svg>
  );
}
