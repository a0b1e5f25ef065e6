import { useTranslation } from 'react-i18next';
import { confirm } from '#ui/confirm/confirm.ts';
import { useLeaveGuard } from '#ui/confirm/useLeaveGuard.ts';

/**
 * Asks before the person leaves a screen with unsaved changes. Returns a function that asks the same before a dialog
 * closes: it resolves to true when the form may close, at once without unsaved changes.
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
