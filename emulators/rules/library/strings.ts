import { Problem } from '../problem.ts';
import { operation, type Operations } from './operation.ts';
import { compilePattern } from './patterns.ts';

/** Methods of strings. Source: docs/reference/rules/rules.String; regular expressions are RE2. */
export const STRING_METHODS: Operations = {
  size: operation('string.size', [], (text: string) => BigInt(text.length)),
  lower: operation('string.lower', [], (text: string) => text.toLowerCase()),
  upper: operation('string.upper', [], (text: string) => text.toUpperCase()),
  trim: operation('string.trim', [], (text: string) => text.trim()),
  toUtf8: operation('string.toUtf8', [], (text: string) => Uint8Array.from(Buffer.from(text, 'utf8'))),
  matches: operation('string.matches', ['string'], (text: string, pattern) => {
    const regex = compilePattern(pattern);
    return regex instanceof Problem ? regex : regex.matches(text);
  }),
  split: operation('string.split', ['string'], (text: string, pattern) => {
    const regex = compilePattern(pattern);
    return regex instanceof Problem ? regex : regex.split(text);
  }),
  replace: operation('string.replace', ['string', 'string'], (text: string, pattern, replacement) => {
    const regex = compilePattern(pattern);
    if (regex instanceof Problem) return regex;
    try {
      // $1 means the first group and \$ a dollar sign
      return regex.matcher(text).replaceAll(replacement, true);
    } catch {
      return new Problem(`Invalid replacement. Replacement: ${replacement}.`);
    }
  }),
};
