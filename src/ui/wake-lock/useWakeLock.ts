import { useEffect, useState } from 'react';

/**
 * Keeps the screen awake while mounted. Returns whether it does: browsers without wake locks, and devices that save
 * their battery, refuse. A hidden page loses its lock and asks again when it is seen.
 */
export function useWakeLock(): boolean {
  const [isAwake, setIsAwake] = useState(true);
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = async () => {
      try {
        const given = await navigator.wakeLock.request('screen');
        if (isOver) await given.release();
        else lock = given;
        if (!isOver) setIsAwake(true);
      } catch {
        if (!isOver) setIsAwake(false);
      }
    };
    const askWhenSeen = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    askWhenSeen();
    document.addEventListener('visibilitychange', askWhenSeen);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', askWhenSeen);
      void lock?.release();
    };
  }, []);
  return isAwake;
}
