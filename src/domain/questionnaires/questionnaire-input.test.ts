import { expect, it } from 'vitest';
import { aQuestionnaireContent, aSection } from '../../../tests/support/builders/questionnaire.ts';
import { questionnaireInput } from './questionnaire-input.ts';

const takes = (differences: object) =>
  questionnaireInput.safeParse({ ...aQuestionnaireContent(), ...differences }).success;
const sections = (count: number) => Array.from({ length: count }, (_, at) => aSection(`s${at}`));

it('a browser sends a questionnaire with nothing unknown and nothing endless', () => {
  expect(takes({})).toBe(true);
  expect(takes({ status: 'published' })).toBe(false);
  expect([takes({ sections: sections(40) }), takes({ sections: sections(41) })]).toEqual([true, false]);
  expect(takes({ sections: [aSection('a/b')] })).toBe(false);
  expect(takes({ required: Array.from({ length: 241 }, () => 'q') })).toBe(false);
});
