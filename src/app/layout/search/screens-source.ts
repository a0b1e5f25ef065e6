import { menuFor } from '../menu.ts';
import type { SearchSource } from './search-source.ts';

/** The screens of the person's own menu. */
export const screensSource: SearchSource = {
  id: 'screens',
  candidates: ({ actor, screenName }) =>
    menuFor(actor).flatMap(({ entries }) =>
      entries.map(({ key, path }) => ({ id: path, label: screenName(key), to: path })),
    ),
};
