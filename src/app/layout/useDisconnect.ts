import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { selectWaitingWrites } from '#state/connection/connection.slice.ts';
import { useSignOut } from '#state/session/use-session.ts';
import { useAppSelector } from '#state/store.ts';
import { confirm, prepareConfirm } from '#ui/confirm/confirm.ts';

/** Returns a function that signs the person out after a question, which warns of changes that would be lost. */
export function useDisconnect(): () => void {
  const { t } = useTranslation(['layout', 'common']);
  const waiting = useAppSelector(selectWaitingWrites);
  const signOut = useSignOut();
  useEffect(prepareConfirm, []);
  return useCallback(() => {
    const ask = async () => {
      const agreed = await confirm({
        title: t('layout:disconnect.title'),
        text: waiting > 0 ? t('layout:disconnect.waiting', { count: waiting }) : t('layout:disconnect.text'),
        confirmLabel: t('layout:account.disconnect'),
        cancelLabel: t('layout:disconnect.stay'),
        tone: waiting > 0 ? 'danger' : 'normal',
      });
      if (agreed) await signOut();
    };
    void ask();
  }, [t, waiting, signOut]);
}
