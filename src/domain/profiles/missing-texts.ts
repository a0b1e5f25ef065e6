import { lackingTexts, type MissingText, unlessMissing } from '../content/missing-texts.ts';
import type { ProfileContent } from './profile.ts';

/**
 * Returns the texts that are not written in every language; empty when it may be published. A description may be missing
 * altogether, but not in some languages only.
 */
export function missingTexts({ name, description }: ProfileContent): MissingText[] {
  return lackingTexts([{ path: 'name', text: name }, ...unlessMissing('description', description)]);
}
