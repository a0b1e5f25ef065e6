import { animalsSource } from './animals-source.ts';
import { enclosuresSource } from './enclosures-source.ts';
import { groupsSource } from './groups-source.ts';
import { peopleSource } from './people-source.ts';
import { screensSource } from './screens-source.ts';
import type { SearchSource } from './search-source.ts';
import { sectorsSource } from './sectors-source.ts';
import { speciesSource } from './species-source.ts';
import { tasksSource } from './tasks-source.ts';

/** What the search looks through, in the order of its answers. */
export const SOURCES: readonly SearchSource[] = [
  screensSource,
  sectorsSource,
  enclosuresSource,
  animalsSource,
  groupsSource,
  speciesSource,
  tasksSource,
  peopleSource,
];
