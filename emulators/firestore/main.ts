/** Firestore alone, empty and in memory; `start-options.ts` has its options. */
import { enableCompileCache } from 'node:module';

// Before anything else is loaded: most of a start would go into reading the same code as last time.
enableCompileCache();
const { startAlone } = await import('./start-alone.ts');
await startAlone(process.argv.slice(2));
