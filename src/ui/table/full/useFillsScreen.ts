import { type RefObject, useLayoutEffect } from 'react';
import { watchSize } from '../watch-size.ts';

/**
 * Ends the frame of a table where the screen ends, so that the page needs no scroll of its own; again when anything around
 * it grows or goes. The height is a property of the frame alone: a custom property would be inherited by every cell.
 */
export function useFillsScreen(place: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null || !isOn) return undefined;
    // A part of the page that grows above the frame makes one of these higher.
    return watchSize(upwards(element), () => fillScreen(element));
  }, [place, isOn]);
  // A frame that was made anew has no height yet.
  useLayoutEffect(() => {
    const element = place.current;
    if (element !== null && isOn && frameIn(element)?.style.maxHeight === '') fillScreen(element);
  });
}

function frameIn(element: HTMLElement): HTMLElement | null {
  return element.querySelector<HTMLElement>('[data-fills]');
}

function fillScreen(element: HTMLElement): void {
  const frame = frameIn(element);
  if (frame === null) return;
  const above = frame.getBoundingClientRect().top + globalThis.scrollY;
  // 20rem are enough for six rows where much of the page stands above.
  frame.style.maxHeight = `max(20rem, calc(100dvh - ${Math.ceil(above + below(frame))}px))`;
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
