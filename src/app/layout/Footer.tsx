import { useTranslation } from 'react-i18next';
import { nowMs } from '#lib/clock.ts';
import classes from './Footer.module.css';

const PROVIDER = 'Akongo';
const VERSION = '2.5';

/** Whose product this is, and which version of it. */
export function Footer() {
  const { t } = useTranslation('layout');
  const year = new Date(nowMs()).getFullYear();
  return (
    <footer className={classes['footer']}>
      <span>{t('footer.copyright', { year, provider: PROVIDER })}</span>
      <span>{t('footer.version', { version: VERSION })}</span>
    </footer>
  );
}
