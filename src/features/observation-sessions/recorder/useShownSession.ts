import { useCallback, useSyncExternalStore } from 'react';
import type { SessionOnDevice, ShownSession } from '#data/observation-sessions/session-on-device.ts';

/** Returns what is shown of a session on this device; drawn anew once for each change. */
export function useShownSession(device: SessionOnDevice): ShownSession {
  const subscribe = useCallback((listener: () => void) => device.subscribe(listener), [device]);
  return useSyncExternalStore(subscribe, () => device.shown());
}
