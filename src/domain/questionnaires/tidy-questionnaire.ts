import { BASE_LEVEL } from '../content/question-level.ts';
import { tidyHead, tidyRef } from '../content/tidy-head.ts';
import { tidyTranslated, untranslated } from '../content/translated.ts';
import { defaultWeights } from '../content/weights.ts';
import type { QuestionnaireContent } from './questionnaire.ts';

/** Returns a new questionnaire of base, without sections. */
export function emptyQuestionnaire(): QuestionnaireContent {
  return {
    ...{ questionnaireRef: '', name: untranslated(), description: untranslated(), level: BASE_LEVEL },
    ...{ sections: [], conditions: [], required: [], weights: defaultWeights() },
  };
}

/** Returns the questionnaire as it is checked and stored: no blanks around texts, its reference in capitals, ids once. */
export function tidyQuestionnaire(content: QuestionnaireContent): QuestionnaireContent {
  return {
    ...content,
    ...tidyHead(content),
    questionnaireRef: tidyRef(content.questionnaireRef),
    sections: content.sections.map((section) => ({ ...section, name: tidyTranslated(section.name) })),
    conditions: content.conditions.map((one) => ({ ...one, answerIds: [...new Set(one.answerIds)] })),
    required: [...new Set(content.required)],
  };
}
