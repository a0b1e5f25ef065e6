import { useEffect, useEffectEvent } from 'react';

/** Takes the files of a paste anywhere on the page, except in a text field, whose text a paste may also carry. */
export function usePastedFiles(onFiles: (files: readonly File[]) => void, isOpen: boolean): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || event.defaultPrevented || isTextField(event.target)) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listen = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [isOpen]);
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;
}
