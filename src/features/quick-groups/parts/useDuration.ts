import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';

const MINUTE_MS = 60_000;

/** Returns a function that writes a duration in milliseconds as minutes; less than one is said so. */
export function useDuration(): (milliseconds: number) => string {
  const { t } = useTranslation('quick-evaluations');
  const { number } = useFormat();
  return (milliseconds) => {
    const minutes = Math.floor(milliseconds / MINUTE_MS);
    return minutes === 0 ? t('underMinute') : t('minutes', { number: number(minutes) });
  };
}
