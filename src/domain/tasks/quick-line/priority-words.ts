import type { Language } from '../../users/language.ts';
import type { TaskPriority } from '../task.ts';
import { comparable, type Span } from './read-when.ts';

type Said = Exclude<TaskPriority, 'normal'>;

/** The words after "!" in each language, in the form for comparison. */
const WORDS: Record<Language, Record<Said, readonly string[]>> = {
  fr: { high: ['haute', 'urgent', 'urgente'], low: ['basse'] },
  en: { high: ['high', 'urgent'], low: ['low'] },
  es: { high: ['alta', 'urgente'], low: ['baja'] },
  de: { high: ['hoch', 'dringend'], low: ['niedrig'] },
  it: { high: ['alta', 'urgente'], low: ['bassa'] },
  nl: { high: ['hoog', 'dringend'], low: ['laag'] },
  pt: { high: ['alta', 'urgente'], low: ['baixa'] },
};

/**
 * Returns the priority that a line names, and the place of its word: "!!" is high, "!haute" or "!low" is said in the
 * language; null for none. The first word counts. A single "!" is punctuation, which French sets apart.
 */
export function readPriority(
  text: string,
  language: Language,
): { readonly priority: Said; readonly span: Span } | null {
  for (const match of text.matchAll(/(?<!\S)!(!|\p{L}+)(?!\S)/gu)) {
    const word = comparable(match[1] ?? '');
    const { high, low } = WORDS[language];
    const priority = word === '!' || high.includes(word) ? 'high' : low.includes(word) ? 'low' : null;
    if (priority !== null) return { priority, span: { from: match.index, until: match.index + match[0].length } };
  }
  return null;
}
