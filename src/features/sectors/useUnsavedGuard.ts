import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '#ui/confirm/useLeaveGuard.ts';

/** Asks before what was typed of a sector is left unsaved. */
export function useUnsavedGuard(isUnsaved: boolean): void {
  const { t } = useTranslation('sectors');
  useLeaveGuard(isUnsaved, {
    title: t('leave.title'),
    text: t('leave.text'),
    confirmLabel: t('leave.go'),
    cancelLabel: t('leave.stay'),
    tone: 'danger',
  });
}
