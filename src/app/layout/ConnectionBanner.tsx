import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { selectIsOnline } from '#state/connection/connection.slice.ts';
import { useAppSelector } from '#state/store.ts';
import classes from './ConnectionBanner.module.css';

/**
 * Says that the network is gone, which lists are shown, and that work may go on. At the lower edge, after all else: a
 * network comes and goes while somebody presses a button, and nothing may move away under their finger.
 */
export function ConnectionBanner() {
  const { t } = useTranslation('layout');
  const isOnline = useAppSelector(selectIsOnline);
  return (
    <div role="status" className={classes['place']}>
      {!isOnline && (
        <p className={classes['banner']}>
          <IconCloudOff size={20} stroke={1.8} aria-hidden />
          <span>
            <strong>{t('offline.title')}</strong> {t('offline.text')}
          </span>
        </p>
      )}
    </div>
  );
}
