import { RE2JS } from 're2js';
import { Problem } from '../problem.ts';

/** Rules text rarely has more patterns than this; patterns computed from data must not fill the memory. */
const MAX_CACHE = 200;
const compiled = new Map<string, RE2JS | Problem>();

/** Returns the compiled RE2 pattern, or the problem (RE2 has no back-references and no look-around). */
export function compilePattern(pattern: string): RE2JS | Problem {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  if (compiled.size >= MAX_CACHE) compiled.clear();
  const result = compile(pattern);
  compiled.set(pattern, result);
  return result;
}

function compile(pattern: string): RE2JS | Problem {
  try {
    return RE2JS.compile(pattern);
  } catch {
    return new Problem(`Invalid regular expression pattern. Pattern: ${pattern}.`);
  }
}
