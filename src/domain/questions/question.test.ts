import { describe, expect, it } from 'vitest';
import { aQuestion, aQuestionContent } from '../../../tests/support/builders/question.ts';
import { CONTENT_FIELDS, contentOf, isChoice, OLDER_QUESTION, questionSchema } from './question.ts';

describe('a question', () => {
  it('is read as it was stored', () => {
    expect(questionSchema.parse(aQuestion())).toEqual(aQuestion());
  });
  it('has an answer in every language, empty where it is not written', () => {
    const { pt: _pt, ...others } = aQuestion().wording;
    expect(questionSchema.safeParse({ ...aQuestion(), wording: others }).success).toBe(false);
  });
  it('was never published when an older document does not say so', () => {
    expect(OLDER_QUESTION).toEqual({ publishedLogId: null });
  });
  it('gives its content without what the server keeps', () => {
    expect(contentOf(aQuestion())).toEqual(aQuestionContent());
    expect(CONTENT_FIELDS).not.toContain('status');
  });
});

it('answers are chosen of two types alone', () => {
  expect((['single_choice', 'multiple_choice', 'yes_no', 'scale'] as const).map(isChoice)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
