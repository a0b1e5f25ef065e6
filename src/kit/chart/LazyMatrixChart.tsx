import { lazy } from 'react';

/** `MatrixChart`, fetched where a matrix is shown; it stands in a Suspense. */
export const LazyMatrixChart = lazy(async () => ({ default: (await import('./MatrixChart.tsx')).MatrixChart }));
