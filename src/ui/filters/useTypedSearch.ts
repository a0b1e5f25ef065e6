import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useRouterNow } from './useRouterNow.ts';

/**
 * What stands in a search box, and what is called with every key. The list is told a moment after the last one, and
 * nothing more once the person leaves its page. Its answer (`value`) comes later still, through the address: it is told
 * apart from a change from outside, which alone may write into the box.
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
  /** what the list was told and has not answered yet */
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
 * Returns what says whether the page is on its way to another address. Whoever changes the address then, a moment late,
 * would call the person back, or change the address of the next page.
 */
function useIsLeaving(): () => boolean {
  const routerNow = useRouterNow();
  const { pathname } = useLocation();
  return () => routerNow().pathname !== pathname;
}
