import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#i18n/error-message.ts';
import { noticeDismissed, selectNotices } from '#state/notices/notices.slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';
import { NoticeToasts, type NoticeText } from '#ui/toast/NoticeToasts.tsx';

/** Turns the store's notices into words and shows them as toasts. */
export function Notices() {
  const { t } = useTranslation('common');
  const messageOf = useErrorMessage();
  const notices = useAppSelector(selectNotices);
  const dispatch = useAppDispatch();
  const texts = useMemo(
    () =>
      notices.map((notice): NoticeText =>
        notice.kind === 'error'
          ? { id: notice.id, tone: 'error', text: messageOf(notice) }
          : // The key comes from whoever raised the notice, who names it with its namespace.
            { id: notice.id, tone: notice.kind, text: t(notice.messageKey as 'retry', notice.params) },
      ),
    [notices, messageOf, t],
  );
  const close = useCallback((id: string) => void dispatch(noticeDismissed(id)), [dispatch]);
  return <NoticeToasts notices={texts} closeLabel={t('close')} onClose={close} />;
}
