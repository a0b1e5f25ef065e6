import { lackingTexts, type MissingText, unlessMissing } from '../content/missing-texts.ts';
import type { QuestionnaireContent } from './questionnaire.ts';

/**
 * Returns the texts that are not written in every language, in the order of the editor; empty when it may be published. A
 * description may be missing altogether, but not in some languages only.
 */
export function missingTexts({ name, description, sections }: QuestionnaireContent): MissingText[] {
  return lackingTexts([
    { path: 'name', text: name },
    ...unlessMissing('description', description),
    ...sections.map((section, at) => ({ path: `sections.${at}.name`, text: section.name })),
  ]);
}
