import { useEffect, useRef, useState } from 'react';
import { prepareMarkdown } from '#ui/markdown/Markdown.tsx';

/**
 * Returns whether the code that draws the first texts of a page is loaded, or cannot be; `texts` is null as long as
 * they are unknown.
 */
export function useDrawable(texts: readonly string[] | null): boolean {
  const [isDrawable, setIsDrawable] = useState(false);
  const isWaiting = texts !== null && !isDrawable;
  const latest = useRef(texts);
  useEffect(() => {
    latest.current = texts;
  });
  useEffect(() => {
    if (!isWaiting) return;
    const done = () => setIsDrawable(true);
    prepareMarkdown(latest.current ?? []).then(done, done);
  }, [isWaiting]);
  return isDrawable;
}
