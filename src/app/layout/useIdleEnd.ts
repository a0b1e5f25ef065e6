import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isWallDisplay, noteUse, untilIdleEnd } from '#data/auth/idle-memory.ts';
import { nowMs } from '#lib/clock.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { signInAgain, useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';

/** The time before the end at which the page says that it comes, and the least time between two notes of a use. */
const MINUTE_MS = 60_000;
const USES = ['pointerdown', 'keydown'] as const;

/**
 * Asks for the password again when the device was left for longer than its person allows, and says so a minute before.
 * The work on the device stays for its person. See `untilIdleEnd` for the devices that go on.
 */
export function useIdleEnd(): void {
  const { userId } = useActor();
  const dispatch = useAppDispatch();
  const isWall = isWallDisplay(useLocation().pathname);
  useEffect(() => {
    if (isWall) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAnnounced = false;
    let noted = Number.NEGATIVE_INFINITY;
    const check = () => {
      clearTimeout(timer);
      const left = untilIdleEnd(userId);
      if (left === 0) return void signInAgain();
      const isNear = left !== null && left <= MINUTE_MS;
      if (isNear && !isAnnounced) dispatch(noticeRaised({ kind: 'info', messageKey: 'layout:values.idleSoon' }));
      isAnnounced = isNear;
      // The choice, the network and other tabs may change meanwhile: every minute is soon enough for them.
      timer = setTimeout(check, isNear ? left : Math.min(MINUTE_MS, (left ?? Infinity) - MINUTE_MS));
    };
    const note = () => {
      if (Math.abs(nowMs() - noted) < MINUTE_MS && !isAnnounced) return;
      noted = nowMs();
      // A device that slept wakes with the first touch, which must not count as a use in time.
      if (untilIdleEnd(userId) !== 0) noteUse();
      if (isAnnounced || untilIdleEnd(userId) === 0) check();
    };
    check();
    document.addEventListener('visibilitychange', check);
    for (const use of USES) addEventListener(use, note, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
      for (const use of USES) removeEventListener(use, note);
    };
  }, [userId, dispatch, isWall]);
}
