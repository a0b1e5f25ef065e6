import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { holdUnsaved } from '#lib/unsaved-changes.ts';
import { confirm, type ConfirmTexts, prepareConfirm } from './confirm.ts';

/** Asks before a screen with unsaved changes is left, by a link, the browser's buttons or closing the tab. */
export function useLeaveGuard(isUnsaved: boolean, texts: ConfirmTexts): void {
  const blocker = useBlocker(
    ({ currentLocation: now, nextLocation: next }) =>
      isUnsaved && (now.pathname !== next.pathname || now.search !== next.search),
  );
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const endWaiting = prepareConfirm();
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    const release = holdUnsaved();
    return () => {
      endWaiting();
      release();
      window.removeEventListener('beforeunload', stay);
    };
  }, [isUnsaved]);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm(texts).then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
    // The question is asked once per attempt to leave, whatever is drawn meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [blocker.state]);
}
