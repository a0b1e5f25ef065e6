import { lazy } from 'react';

/** `ShareBars`, fetched with the library that draws charts where a chart is shown; it stands in a Suspense. */
export const LazyShareBars = lazy(async () => ({ default: (await import('./ShareBars.tsx')).ShareBars }));
