import { useTranslation } from 'react-i18next';
import { confirm } from '#ui/confirm/confirm.ts';
import { useLeaveGuard } from '#ui/confirm/useLeaveGuard.ts';

/** Asks before what was typed in a dialog is thrown away: by leaving the page, or by closing the dialog, which it returns. */
export function useAskBeforeLeaving(isChanged: boolean, onClose: () => void): () => void {
  const { t } = useTranslation('taxonomy');
  const question = {
    title: t('leave.title'),
    text: t('leave.text'),
    confirmLabel: t('leave.go'),
    cancelLabel: t('leave.stay'),
    tone: 'danger',
  } as const;
  useLeaveGuard(isChanged, question);
  return () => {
    if (!isChanged) return onClose();
    void confirm(question).then((leaves) => {
      if (leaves) onClose();
    });
  };
}
