import { createContext } from 'react';

/** The end of the row of filters, where the tools of the page's list stand; null without filters. */
export const ToolsPlace = createContext<HTMLElement | null>(null);
