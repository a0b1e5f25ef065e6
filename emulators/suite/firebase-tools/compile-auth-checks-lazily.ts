/**
 * Loaded into firebase-tools before its own code (`node --import`).
 * The Auth emulator compiles the checks of every request of a large API description when it starts: ten seconds of
 * computing, most of it never used. Its library can do so at the first use instead; firebase-tools does not ask for it.
 * Without effect when the library is not where it was: the emulator then starts as slowly as ever.
 */
import { createRequire } from 'node:module';

type ExegesisOptions = { compileOptions: (options: object) => unknown };

try {
  const requireFromTools = createRequire(process.argv[1] ?? import.meta.url);
  const library = requireFromTools('exegesis/lib/options.js') as ExegesisOptions;
  const compileOptions = library.compileOptions;
  library.compileOptions = (options) => compileOptions({ lazyCompileValidationSchemas: true, ...options });
} catch {
  // The slow way works too.
}
