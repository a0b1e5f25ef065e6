/**
 * Stands for `re2js` in the built app (vite.config.ts): a library for regular expressions, 40 KB after brotli, which
 * Firestore loads for the patterns of its pipelines. This app uses no pipelines, and the lint rules refuse their
 * import.
 */
export const RE2JS = {
  /** Never returns. @throws always; Firestore then treats the pattern as invalid */
  compile(pattern: string): never {
    throw new Error(`Pipelines are left out of this app, and with them the pattern ${pattern}.`);
  },
};
