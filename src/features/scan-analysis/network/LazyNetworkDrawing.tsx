import { lazy } from 'react';

/** `NetworkDrawing`, fetched where a network is shown; it stands in a Suspense. */
export const LazyNetworkDrawing = lazy(async () => ({
  default: (await import('./NetworkDrawing.tsx')).NetworkDrawing,
}));
