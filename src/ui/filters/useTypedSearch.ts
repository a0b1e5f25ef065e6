import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useRouterNow } from './useRouterNow.ts';

/**
 * Returns the text of a search box, and the handler of its keys. It reports the search to the list a moment after the
 * last key, and never after the person has left the page. The answer (`value`) comes later still, through the address;
 * only a change from outside, which is not such an answer, may write into the box.
 */
export function useTypedSearch({
  value,
  onSearch,
  delayMs,
}: {
  readonly value: string;
  readonly onSearch: (text: string) => void;
  readonly delayMs: number;
}): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  /** searches reported to the list that the address has not answered yet */
  const [told, setTold] = useState<readonly string[]>([]);
  const isLeaving = useIsLeaving();
  if (value !== known) {
    setKnown(value);
    const answered = told.indexOf(value);
    setTold(answered === -1 ? [] : told.slice(answered + 1));
    // The address, or a "clear filters", changed it from outside.
    if (answered === -1) setTyped(value);
  }
  const tell = useDebouncedCallback((text: string) => {
    if (text !== typed || isLeaving()) return;
    if (text !== (told.at(-1) ?? value)) setTold([...told, text]);
    onSearch(text);
  }, delayMs);
  const change = (text: string) => {
    setTyped(text);
    tell(text);
  };
  return [typed, change];
}

/**
 * Returns a function that says whether the page is on its way to another address. A late change of the address would
 * call the person back, or change the address of the next page.
 */
function useIsLeaving(): () => boolean {
  const routerNow = useRouterNow();
  const { pathname } = useLocation();
  return () => routerNow().pathname !== pathname;
}
