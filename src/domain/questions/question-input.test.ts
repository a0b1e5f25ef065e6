import { describe, expect, it } from 'vitest';
import { aQuestionContent } from '../../../tests/support/builders/question.ts';
import { questionInput } from './question-input.ts';
import { CONTENT_FIELDS } from './question.ts';

const accepts = (differences: object) => questionInput.safeParse({ ...aQuestionContent(), ...differences }).success;

describe('a sent question', () => {
  it('has every field that an editor writes', () => {
    expect(Object.keys(questionInput.shape).toSorted()).toEqual(CONTENT_FIELDS.toSorted());
    expect(questionInput.parse(aQuestionContent())).toEqual(aQuestionContent());
  });
  it.each([
    ['an unknown field', { more: 1 }],
    ['a language of its own', { wording: { ...aQuestionContent().wording, xx: 'a' } }],
    ['a missing language', { help: { fr: 'a' } }],
    ['a text without end', { pictureUrl: 'x'.repeat(2_001) }],
    ['an unknown type', { type: 'essay' }],
    ['a weight as a text', { weight: '1' }],
    ['an infinite weight', { weight: Infinity }],
    ['41 sources', { references: Array.from({ length: 41 }, () => 'a') }],
  ])('is refused with %s', (_what, differences) => {
    expect(accepts(differences)).toBe(false);
  });
});
