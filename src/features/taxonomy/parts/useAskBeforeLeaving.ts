import { useUnsavedGuard } from '#kit/form/useUnsavedGuard.ts';

/** Asks before a dialog with something unsaved is left. Returns what closes the dialog after the same question. */
export function useAskBeforeLeaving(isChanged: boolean, onClose: () => void): () => void {
  const mayLeave = useUnsavedGuard(isChanged);
  return () => {
    if (!isChanged) return onClose();
    void mayLeave().then((may) => {
      if (may) onClose();
    });
  };
}
