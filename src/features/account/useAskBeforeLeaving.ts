import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '#ui/confirm/useLeaveGuard.ts';

/** Asks before a tab is left on which something was typed. */
export function useAskBeforeLeaving(isUnsaved: boolean): void {
  const { t } = useTranslation('account');
  useLeaveGuard(isUnsaved, {
    title: t('leave.title'),
    text: t('leave.text'),
    confirmLabel: t('leave.confirm'),
    cancelLabel: t('leave.stay'),
    tone: 'danger',
  });
}
