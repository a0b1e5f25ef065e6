import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeDismissed } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { NoticeToasts } from '#ui/toast/NoticeToasts.tsx';
import { useNoticeTexts } from './useNoticeTexts.ts';

/** Turns the store's notices into words and shows them as toasts. */
export function Notices() {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const close = useCallback((id: string) => void dispatch(noticeDismissed(id)), [dispatch]);
  return <NoticeToasts notices={useNoticeTexts()} closeLabel={t('close')} onClose={close} />;
}
