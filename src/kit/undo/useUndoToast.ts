import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';

/** A change that was made, in words, and the way back. */
export type Undoable = {
  /** the key of the sentence, with its namespace */
  readonly messageKey: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** the subject of the change, below the sentence */
  readonly detail?: string;
  /** takes the change back; null for a change without a way back. A failure is told by the function itself. */
  readonly undo: (() => unknown) | null;
};

/**
 * Returns a function that confirms a change in a toast, which offers to take the change back for ten seconds, longer
 * while it is pointed at or in focus, and by Ctrl+Z. Where the code of toasts is missing, without a network, a notice
 * confirms the change instead.
 */
export function useUndoToast(): (change: Undoable) => Promise<void> {
  const { t } = useTranslation(['common', 'words']);
  const dispatch = useAppDispatch();
  return useCallback(
    async ({ messageKey, params = {}, detail, undo }) => {
      const toast = await import('#ui/toast/show-toast.tsx').catch(() => null);
      if (toast === null) {
        dispatch(noticeRaised({ kind: 'success', messageKey, params }));
        return;
      }
      toast.showToast({
        tone: 'success',
        // The caller gave the key, with its namespace.
        text: t(messageKey as 'common:close', params),
        ...(detail === undefined ? {} : { detail }),
        closeLabel: t('common:close'),
        ...(undo === null ? {} : { action: { label: t('words:undo'), onAction: () => void undo() } }),
      });
    },
    [t, dispatch],
  );
}
