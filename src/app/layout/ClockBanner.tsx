import { IconClockExclamation } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNow } from '#i18n/useNow.ts';
import { knownOffsetMs } from '#lib/clock.ts';
import classes from './ConnectionBanner.module.css';

const MINUTE_MS = 60_000;
/** A difference that confuses people; the rules would refuse such stamps without a correction. */
const WORTH_TELLING_MS = 5 * MINUTE_MS;

/** Says that this device's clock is wrong, and that the recorded times are right. */
export function ClockBanner() {
  const { t } = useTranslation('layout');
  // The server's clock may become known after the first picture: each tick looks again.
  useNow();
  const offsetMs = Math.abs(knownOffsetMs());
  if (offsetMs < WORTH_TELLING_MS) return null;
  return (
    <p role="status" className={classes['banner']}>
      <IconClockExclamation size={20} stroke={1.8} aria-hidden />
      <span>
        <strong>{t('clock.title')}</strong> {t('clock.text', { count: Math.round(offsetMs / MINUTE_MS) })}
      </span>
    </p>
  );
}
