import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useActor } from '#state/session/use-session.ts';
import { type RootState, useAppSelector } from '#state/store.ts';
import { recentChoices } from './recent-choices.ts';
import { searchAll, type Searcher, type SearchResult } from './search-source.ts';
import { SOURCES } from './sources.ts';

/** Returns the results for a text; for an empty one, the person's last choices that can still be found. */
export function useSearchResults(text: string): readonly SearchResult[] {
  const { t } = useTranslation('menu');
  const actor = useActor();
  const language = useLanguage();
  const store = useStore<RootState>();
  // Data that arrive while the search is open are found too.
  const arrived = useAppSelector((state) => state.api);
  const [choices] = useState(() => recentChoices(actor.userId));
  return useMemo(() => {
    const state = { ...store.getState(), api: arrived };
    const searcher: Searcher = { actor, state, screenName: (key) => t(`entries.${key}`), language };
    if (text.trim() !== '') return searchAll(SOURCES, text, searcher);
    return choices.flatMap(({ source, id }) => {
      const found = SOURCES.find((one) => one.id === source)
        ?.candidates(searcher)
        .find((candidate) => candidate.id === id);
      return found === undefined ? [] : [{ ...found, source }];
    });
  }, [t, actor, language, store, arrived, choices, text]);
}
