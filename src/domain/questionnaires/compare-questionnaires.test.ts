import { describe, expect, it } from 'vitest';
import { aPublishedQuestion } from '../../../tests/support/builders/question.ts';
import { aQuestionnaireContent, aSection } from '../../../tests/support/builders/questionnaire.ts';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import type { PublishedQuestion } from '../questions/question.ts';
import { compareQuestionnaires, isUnchanged, type QuestionnaireState } from './compare-questionnaires.ts';
import type { QuestionnaireContent } from './questionnaire.ts';

const questions = ['a', 'b', 'c', 'd'].map((questionId) => aPublishedQuestion({ questionId }));
const stateOf = (
  differences: Partial<QuestionnaireContent> = {},
  changed: readonly PublishedQuestion[] = [],
): QuestionnaireState => ({
  content: aQuestionnaireContent({ sections: [aSection('one', 'a', 'b', 'c'), aSection('two', 'd')], ...differences }),
  questions: new Map([...questions, ...changed].map((one) => [one.questionId, one])),
});
const before = stateOf();
const linesOf = (after: QuestionnaireState) =>
  compareQuestionnaires(before, after)
    .questions.filter(({ one, other, fields }) => one === null || other === null || fields.length > 0)
    .map(({ questionId, one, other, fields }) => [
      questionId,
      one === null ? 'added' : other === null ? 'removed' : fields.join(),
    ]);

describe('two states of a questionnaire', () => {
  it('that are the same have no difference', () => {
    const comparison = compareQuestionnaires(before, stateOf());
    expect(isUnchanged(comparison)).toBe(true);
    expect(comparison.questions.map(({ questionId }) => questionId)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('name the facts that differ', () => {
    const { weights } = before.content;
    const after = stateOf({
      name: inSevenLanguages('Autre nom'),
      sections: [{ ...aSection('one', 'a', 'b', 'c'), name: inSevenLanguages('Abri') }, aSection('two', 'd')],
      weights: { ...weights, categories: { ...weights.categories, health: 2 } },
    });
    const comparison = compareQuestionnaires(before, after);
    expect(comparison.facts).toEqual(['name', 'sections', 'categoryWeights']);
    expect(isUnchanged(comparison)).toBe(false);
  });

  it('show a removed question where it stood, and an added one where it stands', () => {
    const after = stateOf({ sections: [aSection('one', 'a', 'e', 'c'), aSection('two', 'd')] }, [
      aPublishedQuestion({ questionId: 'e' }),
    ]);
    expect(compareQuestionnaires(before, after).questions.map(({ questionId }) => questionId)).toEqual([
      ...['a', 'b', 'e', 'c', 'd'],
    ]);
    expect(linesOf(after)).toEqual([
      ['b', 'removed'],
      ['e', 'added'],
    ]);
  });

  it('name a question that went to another section, and of a changed order the fewest questions', () => {
    expect(linesOf(stateOf({ sections: [aSection('one', 'a', 'b'), aSection('two', 'c', 'd')] }))).toEqual([
      ['c', 'section'],
    ]);
    expect(linesOf(stateOf({ sections: [aSection('one', 'c', 'a', 'b'), aSection('two', 'd')] }))).toEqual([
      ['c', 'order'],
    ]);
  });

  it('name conditions, required answers and weights that differ', () => {
    const { weights } = before.content;
    const after = stateOf({
      conditions: [{ questionId: 'b', dependsOn: 'a', answerIds: ['yes', 'no'] }],
      required: ['c'],
      weights: { ...weights, questions: { d: 3 } },
    });
    expect(linesOf(after)).toEqual([
      ['b', 'condition'],
      ['c', 'required'],
      ['d', 'weight'],
    ]);
    const turned = stateOf({
      ...after.content,
      conditions: [{ questionId: 'b', dependsOn: 'a', answerIds: ['no', 'yes'] }],
    });
    expect(isUnchanged(compareQuestionnaires(after, turned))).toBe(true);
  });

  it('name questions whose own words, help or answers were published anew', () => {
    const after = stateOf({}, [
      aPublishedQuestion({ questionId: 'a', wording: inSevenLanguages('Autrement') }),
      aPublishedQuestion({ questionId: 'b', help: inSevenLanguages('Aide') }),
      aPublishedQuestion({ questionId: 'c', type: 'text', answers: [] }),
    ]);
    expect(linesOf(after)).toEqual([
      ['a', 'wording'],
      ['b', 'help'],
      ['c', 'answers'],
    ]);
  });
});
