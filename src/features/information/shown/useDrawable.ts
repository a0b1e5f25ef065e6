import { useEffect, useRef, useState } from 'react';
import { prepareMarkdown } from '#ui/markdown/Markdown.tsx';

/** Whether what draws these texts is there, or cannot be had: the first ones of a page; null as long as they are not known. */
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
