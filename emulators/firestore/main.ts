/** Firestore alone, empty and in memory; `start-options.ts` has its options. */
import { enableCompileCache } from 'node:module';

// Before anything else is loaded: otherwise most of the start goes into compiling the same code again.
enableCompileCache();
const { startAlone } = await import('./start-alone.ts');
await startAlone(process.argv.slice(2));
