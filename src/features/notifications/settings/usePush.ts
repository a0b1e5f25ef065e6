import { useState } from 'react';
import { PUSH_KEPT_AS } from '#data/notifications/forget-push.ts';
import { saveDevice } from '#data/notifications/notifications.endpoints.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import { forgetStored, readStored, store } from '#lib/local-storage.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { usePushServices } from './services.ts';

/** Returns whether this device receives push messages for the person, and a function that turns them on and off. */
export function usePush() {
  const { userId } = useActor();
  const dispatch = useAppDispatch();
  const { registerDevice } = usePushServices();
  // The registration itself: only its owner can remove it.
  const [kept, setKept] = useState(() => keptBy(userId));
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);

  const turnOn = async (): Promise<AppError | null> => {
    const registered = await registerDevice();
    if (!registered.ok) return registered.error;
    const saved = await dispatch(saveDevice({ token: registered.value, isWanted: true }));
    if (!saved.ok) return saved.error;
    store(PUSH_KEPT_AS, { userId, token: registered.value });
    setKept(registered.value);
    return null;
  };
  const turnOff = async (token: string): Promise<AppError | null> => {
    const saved = await dispatch(saveDevice({ token, isWanted: false }));
    if (!saved.ok) return saved.error;
    forgetStored(PUSH_KEPT_AS);
    setKept(null);
    return null;
  };
  const turn = async (isWanted: boolean) => {
    setIsBusy(true);
    setError(null);
    const failure = isWanted ? await turnOn() : await turnOff(kept ?? '');
    setError(failure);
    setIsBusy(false);
  };
  return { isOn: kept !== null, isBusy, error, turn };
}

function keptBy(userId: string): string | null {
  const kept = readStored(PUSH_KEPT_AS) as { userId?: unknown; token?: unknown } | null;
  return kept?.userId === userId && typeof kept.token === 'string' ? kept.token : null;
}
