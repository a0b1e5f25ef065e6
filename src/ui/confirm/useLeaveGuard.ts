import { useEffect, useRef } from 'react';
import { holdUnsaved } from '#lib/unsaved-changes.ts';
import { type ConfirmTexts, prepareConfirm } from './confirm.ts';
import { holdScreen } from './held-screens.ts';

/**
 * Asks before a screen with unsaved changes is left, by a link, the browser's buttons or closing the tab. `LeaveQuestion` of the
 * layout does the asking.
 */
export function useLeaveGuard(isUnsaved: boolean, texts: ConfirmTexts): void {
  const latest = useRef(texts);
  useEffect(() => {
    latest.current = texts;
  });
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const endWaiting = prepareConfirm();
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    const letGo = holdScreen(() => latest.current);
    const release = holdUnsaved();
    return () => {
      endWaiting();
      letGo();
      release();
      window.removeEventListener('beforeunload', stay);
    };
  }, [isUnsaved]);
}
