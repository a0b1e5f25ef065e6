import classes from './ShortInRow.module.css';

/**
 * A text that stands whole on a card, and short or as its sign alone in a row of a table, where it is read aloud whole; the
 * element around it has the text as its title.
 */
export function ShortInRow({ text, short }: { readonly text: string; readonly short?: string }) {
  return (
    <span className={classes['text']}>
      {short !== undefined && (
        <span aria-hidden className={classes['short']}>
          {short}
        </span>
      )}
      <span className={classes['whole']}>{text}</span>
    </span>
  );
}
