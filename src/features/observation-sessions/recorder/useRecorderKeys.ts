import { useEffect, useEffectEvent } from 'react';

/**
 * Hears keys of the keyboard wherever nobody types and no question is open. `onKey` returns whether the key was its own:
 * it then does nothing else.
 */
export function useRecorderKeys(onKey: (key: string) => boolean, isOn = true): void {
  const heard = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    const isIn = (places: string) => (target?.closest(places) ?? null) !== null;
    if (isIn('input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=search]')) return;
    // A focused button keeps its own keys.
    if ((event.key === 'Enter' || event.key === ' ') && isIn('a, button, [role=button]')) return;
    if (onKey(event.key)) event.preventDefault();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listener = (event: KeyboardEvent) => heard(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOn]);
}
