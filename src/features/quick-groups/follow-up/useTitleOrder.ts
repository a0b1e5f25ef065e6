import { useMemo } from 'react';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { WorkOrder } from './WorkFrame.tsx';

/** Returns the order of a list of work by title, as the language of the page sorts words. */
export function useTitleOrder(): WorkOrder<{ readonly title: string }> {
  const language = useLanguage();
  return useMemo(() => {
    const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
    return { name: 'title', compare: (one, other) => compare(one.title, other.title) };
  }, [language]);
}
