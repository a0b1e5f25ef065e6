import { lazy } from 'react';

/** `DiversityLine`, fetched with the library that draws charts where a chart is shown; it stands in a Suspense. */
export const LazyDiversityLine = lazy(async () => ({ default: (await import('./DiversityLine.tsx')).DiversityLine }));
