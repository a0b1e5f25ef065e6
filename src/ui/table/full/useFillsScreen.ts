import { type RefObject, useLayoutEffect } from 'react';
import { watchSize } from '../watch-size.ts';

/**
 * Tells the style sheet how much of the page stands above and below the frame of a table, as `--around`, so that the
 * frame ends where the screen ends and the page needs no scroll of its own; again when anything around it grows or goes.
 */
export function useFillsScreen(place: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null || !isOn) return undefined;
    const measure = () => {
      const frame = element.querySelector('[data-fills]');
      if (frame === null) return;
      const above = frame.getBoundingClientRect().top + globalThis.scrollY;
      element.style.setProperty('--around', `${Math.ceil(above + below(frame))}px`);
    };
    // A part of the page that grows above the frame makes one of these higher.
    return watchSize(upwards(element), measure);
  }, [place, isOn]);
}

/** Returns the height of everything that stands below an element in the page. */
function below(element: Element): number {
  return upwards(element).reduce((sum, one) => {
    const room = one === element ? 0 : Number.parseFloat(getComputedStyle(one).paddingBottom) || 0;
    return sum + room + heightAfter(one);
  }, 0);
}

function heightAfter(element: Element): number {
  let sum = 0;
  for (let next = element.nextElementSibling; next !== null; next = next.nextElementSibling) {
    const { position, marginTop } = getComputedStyle(next);
    const isInPlace = position !== 'fixed' && position !== 'absolute';
    if (isInPlace) sum += next.getBoundingClientRect().height + (Number.parseFloat(marginTop) || 0);
  }
  return sum;
}

/** Returns an element and those around it, without the body. */
function upwards(element: Element): readonly Element[] {
  const { parentElement } = element;
  return parentElement === null || element === document.body ? [] : [element, ...upwards(parentElement)];
}
