/** Features that jsdom lacks and Mantine needs, and the clean-up between component tests. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

afterEach(cleanup);
// Awaited content comes in milliseconds, and on a busy machine in seconds.
configure({ asyncUtilTimeout: 20_000 });

// Keeps one frame always awaited. jsdom stops the interval of its frames when none is awaited; an interval that starts
// while a test has replaced the time would be lost with that time, and no frame would come in any later test.
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
