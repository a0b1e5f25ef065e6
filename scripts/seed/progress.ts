const LINE_EVERY_MS = 2000;

/**
 * Returns a function to call with the number of documents written so far: it shows a line with the count and the rate every
 * two seconds, so nothing for a small seed.
 * @param now milliseconds from any origin
 */
export function progressLines(show: (line: string) => void, now: () => number = () => performance.now()) {
  const began = now();
  let shownAt = began;
  return (written: number): void => {
    const instant = now();
    if (instant - shownAt < LINE_EVERY_MS) return;
    shownAt = instant;
    const rate = Math.round((written * 1000) / (instant - began));
    show(`${written.toLocaleString('en')} documents written, ${rate.toLocaleString('en')} a second`);
  };
}
