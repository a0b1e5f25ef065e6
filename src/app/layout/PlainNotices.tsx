import { useTranslation } from 'react-i18next';
import { noticeDismissed } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';
import classes from './PlainNotices.module.css';
import { useNoticeTexts } from './useNoticeTexts.ts';

/** Notices without the toasts' code: without a network, the very message that says so must still appear. */
export function PlainNotices() {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  return (
    <div className={classes['notices']}>
      {useNoticeTexts().map(({ id, tone, text }) => (
        <div key={id} role={tone === 'error' ? 'alert' : 'status'} className={classes['notice']}>
          <span>{text}</span>
          <button type="button" onClick={() => dispatch(noticeDismissed(id))}>
            {t('close')}
          </button>
        </div>
      ))}
    </div>
  );
}
