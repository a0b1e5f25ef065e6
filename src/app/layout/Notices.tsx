import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeDismissed } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { NoticeToasts } from '#ui/toast/NoticeToasts.tsx';
import { useNoticeTexts } from './useNoticeTexts.ts';

/** Turns the store's notices into words and shows them as toasts. */
export function Notices({
  tell,
}: {
  /** shows a toast that is no notice */
  readonly tell: (() => void) | null;
}) {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const close = useCallback((id: string) => void dispatch(noticeDismissed(id)), [dispatch]);
  // The place of toasts is below: its effects have run when this one does.
  useEffect(() => tell?.(), [tell]);
  return <NoticeToasts notices={useNoticeTexts()} closeLabel={t('close')} onClose={close} />;
}
