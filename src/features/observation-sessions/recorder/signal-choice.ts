import { readStored, store } from '#lib/local-storage.ts';

const KEY = 'enclos.sessions.signals';

/** The signals that tell that a scan is due. */
export type Signals = { readonly hasSound: boolean; readonly hasVibration: boolean };

/** Returns the signals chosen on this device: a vibration without a sound until somebody chooses otherwise. */
export function readSignals(): Signals {
  const stored = readStored(KEY);
  const kept = typeof stored === 'object' && stored !== null ? (stored as Partial<Signals>) : {};
  return { hasSound: kept.hasSound === true, hasVibration: kept.hasVibration !== false };
}

export function storeSignals(signals: Signals): void {
  store(KEY, signals);
}
