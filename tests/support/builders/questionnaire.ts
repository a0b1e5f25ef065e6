import type {
  Questionnaire,
  QuestionnaireContent,
  QuestionnaireVersion,
  Section,
} from '../../../src/domain/questionnaires/questionnaire.ts';
import { emptyQuestionnaire } from '../../../src/domain/questionnaires/tidy-questionnaire.ts';
import { ofDraft, ofVersion } from './lifecycle.ts';
import { aPublishedQuestion } from './question.ts';
import { inSevenLanguages } from './seven-languages.ts';

/** Returns a named section with these questions. */
export function aSection(sectionId: string, ...questionIds: string[]): Section {
  return { sectionId, name: inSevenLanguages(`Rubrique ${sectionId}`), questionIds };
}

/** Returns a complete questionnaire of base with the question 'hou-space-01', changed by `differences`. */
export function aQuestionnaireContent(differences: Partial<QuestionnaireContent> = {}): QuestionnaireContent {
  return {
    ...emptyQuestionnaire(),
    ...{ questionnaireRef: 'QUE-TEST', name: inSevenLanguages('Questionnaire d’essai') },
    sections: [aSection('housing', 'hou-space-01')],
    ...differences,
  };
}

/** Returns an official draft that was never published, changed by `differences`. */
export function aQuestionnaire(differences: Partial<Questionnaire> = {}): Questionnaire {
  return { questionnaireId: 'que-test', ...aQuestionnaireContent(), ...ofDraft(), ...differences };
}

/** Returns a published version 1, changed by `differences`. */
export function aQuestionnaireVersion(differences: Partial<QuestionnaireVersion> = {}): QuestionnaireVersion {
  return {
    ...{ questionnaireId: 'que-test', ...aQuestionnaireContent(), ...ofVersion(differences.number) },
    questions: [aPublishedQuestion()],
    ...differences,
  };
}
