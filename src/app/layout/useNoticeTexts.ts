import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#i18n/error-message.ts';
import { selectNotices } from '#state/notices/notices.slice.ts';
import { useAppSelector } from '#state/store.ts';
import type { NoticeText } from '#ui/toast/NoticeToasts.tsx';

/** Returns the store's notices in words, the oldest first. */
export function useNoticeTexts(): readonly NoticeText[] {
  const { t } = useTranslation('common');
  const messageOf = useErrorMessage();
  const notices = useAppSelector(selectNotices);
  return useMemo(
    () =>
      notices.map((notice): NoticeText =>
        notice.kind === 'error'
          ? { id: notice.id, tone: 'error', text: messageOf(notice) }
          : // The code that raised the notice gave the key, with its namespace.
            { id: notice.id, tone: notice.kind, text: t(notice.messageKey as 'retry', notice.params) },
      ),
    [notices, messageOf, t],
  );
}
