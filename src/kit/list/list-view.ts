import { createContext } from 'react';
import type { RecordFilters } from '#kit/filters/useRecordFilters.tsx';

/** The part of a page in the menu of the view: the ways to arrange its list, and the way back to the default. */
export type PageView = Pick<RecordFilters, 'arrangements' | 'reset'>;

/** The view of the page around a list; null where the list is a part of a page. */
export const ListView = createContext<PageView | null>(null);
