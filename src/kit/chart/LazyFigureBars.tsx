import { lazy } from 'react';

/** `FigureBars`, fetched with the library that draws charts where a chart is shown; it stands in a Suspense. */
export const LazyFigureBars = lazy(async () => ({ default: (await import('./ShareBars.tsx')).FigureBars }));
