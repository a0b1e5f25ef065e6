import type { Exception } from './coverage-gate.ts';

/** Expressions of firestore.rules that no test can show. Each needs its reason. */
export const EXCEPTIONS: readonly Exception[] = [];
