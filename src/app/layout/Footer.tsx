import { useTranslation } from 'react-i18next';
import { ZONE } from '#domain/time/epoch.ts';
import { wallClockAt } from '#domain/time/wall-clock.ts';
import { nowMs } from '#lib/clock.ts';
import { PRODUCT_VERSION } from '#ui/brand/product-version.ts';
import classes from './Footer.module.css';

const PROVIDER = 'Akongo';

/** The provider and the version of the product. */
export function Footer() {
  const { t } = useTranslation('layout');
  const { year } = wallClockAt(nowMs(), ZONE);
  return (
    <footer className={classes['footer']}>
      <span>{t('footer.copyright', { year, provider: PROVIDER })}</span>
      <span>{t('footer.version', { version: PRODUCT_VERSION })}</span>
    </footer>
  );
}
