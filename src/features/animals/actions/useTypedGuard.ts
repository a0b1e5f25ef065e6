import { useTranslation } from 'react-i18next';
import { confirm } from '#ui/confirm/confirm.ts';
import { useLeaveGuard } from '#ui/confirm/useLeaveGuard.ts';

/** Asks before something typed is thrown away. Returns what closes the form after the question, when there is one. */
export function useTypedGuard(isChanged: boolean, onClose: () => void): () => Promise<void> {
  const { t } = useTranslation(['animals', 'words']);
  const question = {
    title: t('words:leaveQuestion'),
    text: t('leave.text'),
    confirmLabel: t('words:leave'),
    cancelLabel: t('words:stay'),
    tone: 'danger',
  } as const;
  useLeaveGuard(isChanged, question);
  return async () => {
    if (!isChanged || (await confirm(question))) onClose();
  };
}
