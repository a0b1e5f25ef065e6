/**
 * Calls `measure` now, and again when one of the elements changes its size. Returns a function that stops it. A later call
 * has a frame of its own: browsers report a change of an observed element within its observation as an error.
 */
export function watchSize(elements: readonly Element[], measure: () => void): () => void {
  measure();
  let asked = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(measure);
  });
  for (const element of elements) observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(asked);
  };
}
