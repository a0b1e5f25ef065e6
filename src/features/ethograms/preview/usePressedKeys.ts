import { useEffect, useState } from 'react';
import type { Behaviour } from '#domain/ethograms/ethogram.ts';
import { afterPress, behaviourOfKey, NOTHING_RECORDED } from '#domain/ethograms/observer-keys.ts';

/**
 * Returns what was recorded on trial, and how to record: by a press on the screen, or by the keyboard wherever nobody
 * types. Nothing of this is stored.
 */
export function usePressedKeys(behaviours: readonly Behaviour[]) {
  const [recording, setRecording] = useState(NOTHING_RECORDED);
  const [last, setLast] = useState<Behaviour | null>(null);
  const press = (behaviour: Behaviour) => {
    setRecording((before) => afterPress(before, behaviour, behaviours));
    setLast(behaviour);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const behaviour = behaviourOfKey(behaviours, event.key);
      if (behaviour === undefined) return;
      event.preventDefault();
      setRecording((before) => afterPress(before, behaviour, behaviours));
      setLast(behaviour);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [behaviours]);
  const clear = () => {
    setRecording(NOTHING_RECORDED);
    setLast(null);
  };
  return { recording, last, press, clear };
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}
