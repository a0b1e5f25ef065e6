import { expect, it } from 'vitest';
import { aQuestionnaireContent, aSection } from '../../../tests/support/builders/questionnaire.ts';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import { emptyQuestionnaire, tidyQuestionnaire } from './tidy-questionnaire.ts';

it('a questionnaire is stored without blanks around texts, in capitals, each id once', () => {
  const tidy = tidyQuestionnaire(
    aQuestionnaireContent({
      ...{ questionnaireRef: ' que-a ', name: { ...inSevenLanguages('N'), fr: ' N ' } },
      sections: [{ ...aSection('a', 'q1'), name: { ...inSevenLanguages('S'), en: ' S ' } }],
      ...{ required: ['q1', 'q1'], conditions: [{ questionId: 'q1', dependsOn: 'q0', answerIds: ['a', 'a'] }] },
    }),
  );
  expect(tidy).toMatchObject({
    ...{ questionnaireRef: 'QUE-A', name: { fr: 'N' }, sections: [{ name: { en: 'S' } }] },
    ...{ required: ['q1'], conditions: [{ answerIds: ['a'] }] },
  });
  expect(tidyQuestionnaire(tidy)).toEqual(tidy);
});

it('a new questionnaire has no sections, and weights that change nothing', () => {
  expect(emptyQuestionnaire()).toMatchObject({
    ...{ level: { kind: 'base', id: null }, sections: [], conditions: [], required: [] },
    weights: { categories: { housing: 1, feeding: 1, health: 1, behavior: 1 }, questions: {} },
  });
});
