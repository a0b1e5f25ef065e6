import { useEffect, useState } from 'react';

/** A device with less room than this may fail to keep a session. */
export const MIN_FREE_BYTES = 20_000_000;
/** A battery below this share may end before the session does. */
export const MIN_BATTERY = 0.15;
const MINUTE_MS = 60_000;

/** The battery of the device, as Chromium tells it; other browsers tell nothing. */
type Battery = EventTarget & { readonly charging: boolean; readonly level: number };
type BatteryTeller = { readonly getBattery?: () => Promise<Battery> };

/** Returns whether the device has hardly any room left for what the browser keeps; false where it does not tell. */
export function useIsStorageLow(): boolean {
  const [isLow, setIsLow] = useState(false);
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      try {
        const { usage, quota } = await navigator.storage.estimate();
        if (!isOver && usage !== undefined && quota !== undefined) setIsLow(quota - usage < MIN_FREE_BYTES);
      } catch {
        // A browser that does not tell is not low.
      }
    };
    void ask();
    const timer = setInterval(() => void ask(), MINUTE_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, []);
  return isLow;
}

/** Returns the charge of a battery that is nearly empty and not being charged, from 0 to 1; null otherwise. */
export function useLowBattery(): number | null {
  const [level, setLevel] = useState<number | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    const { getBattery } = navigator as BatteryTeller;
    if (getBattery === undefined) return undefined;
    const follow = async () => {
      try {
        const battery = await getBattery.call(navigator);
        const read = () => {
          if (!gone.signal.aborted) setLevel(!battery.charging && battery.level < MIN_BATTERY ? battery.level : null);
        };
        read();
        for (const event of ['levelchange', 'chargingchange'])
          battery.addEventListener(event, read, { signal: gone.signal });
      } catch {
        // A page that may not know the battery goes on without.
      }
    };
    void follow();
    return () => gone.abort();
  }, []);
  return level;
}
