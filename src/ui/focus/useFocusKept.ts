import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a place (give it `tabIndex={-1}`) after a button has done its work: a button that was disabled
 * meanwhile gets it back as soon as it is enabled; when the button has disappeared, or stays disabled, the place itself
 * gets it. Without this the next key would begin at the top of the page. A focus that the person moves elsewhere stays
 * there.
 */
export function useFocusKept<Place extends HTMLElement>(): RefObject<Place | null> {
  const ref = useRef<Place>(null);
  useEffect(() => (ref.current === null ? undefined : keepFocusIn(ref.current)), []);
  return ref;
}

function keepFocusIn(place: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  const come = ({ target }: FocusEvent) => {
    last = target instanceof HTMLElement && target !== place ? target : null;
  };
  const leave = () => {
    const left = last;
    // A removed element also reports that it lost the focus: a microtask later it is known whether it is still there.
    queueMicrotask(() => {
      if (last === left && left?.isConnected === true && !isOff(left)) last = null;
    });
  };
  const changed = () => {
    if (last === null || document.activeElement !== document.body) return;
    if (last.isConnected && !isOff(last)) last.focus();
    else if (!isAtWork(last)) place.focus();
  };
  const observer = new MutationObserver(changed);
  observer.observe(place, {
    ...{ subtree: true, childList: true, attributes: true },
    attributeFilter: ['disabled', 'data-loading'],
  });
  place.addEventListener('focusin', come);
  place.addEventListener('focusout', leave);
  return () => {
    observer.disconnect();
    place.removeEventListener('focusin', come);
    place.removeEventListener('focusout', leave);
  };
}

function isOff(element: HTMLElement): boolean {
  return element.matches(':disabled');
}

/** Returns whether an element is disabled only while its own action runs. */
function isAtWork(element: HTMLElement): boolean {
  return element.isConnected && element.matches('[data-loading]');
}
