import type { EpochMs } from '#domain/time/epoch.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import classes from './Overview.module.css';

/** A day with its distance from today beside it: "12 mars 2019 · il y a 7 ans". */
export function ExactTime({ at, hasTime = false }: { readonly at: EpochMs; readonly hasTime?: boolean }) {
  const { date, dateTime, moment } = useFormat();
  const { relative, iso } = moment(at, useNow());
  return (
    <time dateTime={iso}>
      {hasTime ? dateTime(at) : date(at)} <span className={classes['aside']}>· {relative}</span>
    </time>
  );
}
