import { animalsSource, sharedAnimalsSource } from './animals-source.ts';
import { campaignsSource } from './campaigns-source.ts';
import { enclosuresSource } from './enclosures-source.ts';
import { groupsSource } from './groups-source.ts';
import { peopleSource } from './people-source.ts';
import { quickGroupsSource } from './quick-groups-source.ts';
import type { SearchSource } from './search-source.ts';
import { sectorsSource } from './sectors-source.ts';
import { speciesSource } from './species-source.ts';
import { tasksSource } from './tasks-source.ts';
import { menuFor } from '../menu.ts';

/** The screens of the person's own menu. */
const screensSource: SearchSource = {
  id: 'screens',
  candidates: ({ actor, screenName }) =>
    menuFor(actor).flatMap(({ entries }) =>
      entries.map(({ key, path }) => ({ id: path, label: screenName(key), to: path })),
    ),
};

/** The sources of the search, in the order of its results. */
export const SOURCES: readonly SearchSource[] = [
  screensSource,
  sectorsSource,
  enclosuresSource,
  animalsSource,
  sharedAnimalsSource,
  groupsSource,
  quickGroupsSource,
  campaignsSource,
  speciesSource,
  tasksSource,
  peopleSource,
];
