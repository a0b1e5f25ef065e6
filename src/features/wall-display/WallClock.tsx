import { useEffect, useState } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { nowMs } from '#lib/clock.ts';
import classes from './WallDisplay.module.css';

/** The time and the day in Paris. */
export function WallClock() {
  const { day, time } = useFormat();
  const [now, setNow] = useState(nowMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(nowMs()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={classes['clock']}>
      <time className={classes['time']}>{time(now)}</time>
      <span className={classes['day']}>{day(now)}</span>
    </div>
  );
}
