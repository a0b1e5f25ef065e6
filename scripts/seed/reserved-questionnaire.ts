import { untranslated } from '../../src/domain/content/translated.ts';
import { defaultWeights } from '../../src/domain/content/weights.ts';
import type { QuestionnaireContent } from '../../src/domain/questionnaires/questionnaire.ts';

/** Returns the questionnaire that the largest park's ethologist made for its gorillas. */
export function gorillaQuestionnaire(): QuestionnaireContent {
  return {
    questionnaireRef: 'QUE-GORILLAS',
    name: {
      fr: 'Famille des gorilles',
      en: 'Gorilla family',
      es: 'Familia de gorilas',
      de: 'Gorillafamilie',
      it: 'Famiglia dei gorilla',
      nl: 'Gorillafamilie',
      pt: 'Família de gorilas',
    },
    description: untranslated(),
    level: { kind: 'order', id: 'primates' },
    sections: [
      {
        sectionId: 'group',
        name: {
          fr: 'Vie du groupe',
          en: 'Life of the group',
          es: 'Vida del grupo',
          de: 'Leben der Gruppe',
          it: 'Vita del gruppo',
          nl: 'Leven van de groep',
          pt: 'Vida do grupo',
        },
        questionIds: ['beh-social-01', 'pri-groom-01', 'fee-compete-01', 'beh-visitor-01'],
      },
      {
        sectionId: 'animal',
        name: {
          fr: 'Chaque animal',
          en: 'Each animal',
          es: 'Cada animal',
          de: 'Jedes Tier',
          it: 'Ogni animale',
          nl: 'Elk dier',
          pt: 'Cada animal',
        },
        questionIds: ['hea-body-01', 'hea-coat-01', 'pri-self-01', 'hea-note-01'],
      },
    ],
    conditions: [{ questionId: 'hea-note-01', dependsOn: 'pri-self-01', answerIds: ['sometimes', 'often'] }],
    required: ['beh-social-01', 'hea-body-01', 'pri-self-01'],
    weights: { ...defaultWeights(), questions: { 'beh-social-01': 5, 'fee-compete-01': 4 } },
  };
}
