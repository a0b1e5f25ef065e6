import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { hasUnsaved } from '#lib/unsaved-changes.ts';
import { selectWaitingWrites } from '#state/connection/connection.slice.ts';
import { establishmentChosen } from '#state/session/session.slice.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import { rememberEstablishment } from '../home/recent-establishments.ts';

/**
 * Returns a function that takes the person to another establishment, to the first screen of its tier. It asks first
 * when writes wait or typed text is unsaved: both would be lost.
 */
export function useSwitch(): (zooId: string, name: string) => Promise<void> {
  const { t } = useTranslation('establishment');
  const { user } = useReadySession();
  const waiting = useAppSelector(selectWaitingWrites);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return useCallback(
    async (zooId, name) => {
      const losses = [
        ...(waiting > 0 ? [t('switch.waiting', { count: waiting })] : []),
        ...(hasUnsaved() ? [t('switch.unsaved')] : []),
      ];
      if (losses.length > 0) {
        const agreed = await confirm({
          title: t('switch.question', { name }),
          text: losses.join(' '),
          confirmLabel: t('switch.go'),
          cancelLabel: t('switch.stay'),
          tone: 'danger',
        });
        if (!agreed) return;
      }
      rememberEstablishment(user.userId, zooId);
      // The screens are gone before the address changes: none asks whether it may be left, none makes another query.
      flushSync(() => void dispatch(establishmentChosen(zooId === user.zooId ? null : zooId)));
      await navigate('/');
    },
    [t, waiting, user.userId, user.zooId, dispatch, navigate],
  );
}
