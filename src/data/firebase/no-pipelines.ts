/**
 * Stands for `re2js` in the built app (vite.config.ts): a machine for regular expressions of 40 KB after brotli, which
 * Firestore takes along for the patterns of its pipelines. Nobody here asks a pipeline, and the lint rules refuse its import.
 */
export const RE2JS = {
  /** Never returns. @throws always; Firestore takes it for a pattern that says nothing */
  compile(pattern: string): never {
    throw new Error(`Pipelines are left out of this app, and with them the pattern ${pattern}.`);
  },
};
