import { useTranslation } from 'react-i18next';
import { confirm } from '#ui/confirm/confirm.ts';
import { useLeaveGuard } from '#ui/confirm/useLeaveGuard.ts';

/**
 * Asks before a screen with something unsaved is left. Returns what asks the same before a dialog closes: it resolves to
 * whether the form may go, at once where nothing is unsaved.
 */
export function useUnsavedGuard(isUnsaved: boolean): () => Promise<boolean> {
  const { t } = useTranslation(['form', 'words']);
  const question = {
    title: t('words:leaveQuestion'),
    text: t('leave.text'),
    confirmLabel: t('words:leave'),
    cancelLabel: t('words:stay'),
    tone: 'danger',
  } as const;
  useLeaveGuard(isUnsaved, question);
  return async () => !isUnsaved || confirm(question);
}
