import type { Exception } from './coverage-gate.ts';

/** What no test can show of firestore.rules. Each needs its reason. */
export const EXCEPTIONS: readonly Exception[] = [];
