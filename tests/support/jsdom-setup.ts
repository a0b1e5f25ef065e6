/**
 * What jsdom lacks and Mantine asks for, and the clean-up between component tests.
 */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

afterEach(cleanup);
// What is awaited on the screen comes in milliseconds, and on a busy machine in seconds.
configure({ asyncUtilTimeout: 20_000 });

// One frame is always awaited. jsdom ends the interval behind its frames when none is, and one made anew while a test's time is
// not the real one would be lost with that time: no frame would come again in any test after it.
const kept = window as typeof window & { keepsFrames?: true };
if (kept.keepsFrames === undefined) {
  kept.keepsFrames = true;
  const nextFrame = window.requestAnimationFrame;
  const goOn = () => void nextFrame(goOn);
  goOn();
}

/** Every media query answers "no": light colours, no reduced motion, a wide screen. */
function matchMedia(query: string): MediaQueryList {
  const events = new EventTarget();
  return {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  };
}

/** Never reports a size: jsdom lays nothing out. */
class SilentResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Never sees anything: jsdom lays nothing out. */
class SilentIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

vi.stubGlobal('matchMedia', matchMedia);
vi.stubGlobal('IntersectionObserver', SilentIntersectionObserver);
vi.stubGlobal('ResizeObserver', SilentResizeObserver);
// A text field that grows with its text listens to the fonts.
Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};
// A virtual list draws no row in a box without height.
Object.defineProperties(HTMLElement.prototype, {
  offsetHeight: { configurable: true, get: () => 600 },
  clientHeight: { configurable: true, get: () => 600 },
  offsetWidth: { configurable: true, get: () => 1200 },
});
