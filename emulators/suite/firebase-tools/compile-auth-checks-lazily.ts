/**
 * Loaded into firebase-tools before its own code (`node --import`). At its start the Auth emulator compiles the checks
 * of every request of a large API description: ten seconds of work, most of it never used. This makes its library
 * compile each check at its first use instead. Without effect when the library has moved: the emulator then starts
 * slowly, as before.
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
