import { describe, expect, it } from 'vitest';
import { aQuestionContent } from '../../../tests/support/builders/question.ts';
import { failureCodeOf } from './contract.ts';
import { archiveQuestionContract, saveQuestionContract, saveReferencesContract } from './questions.ts';

const source = {
  ...{ referenceId: null, expectedUpdatedAtUnix: null, type: 'book', title: 'A', authors: [], year: null },
  ...{ container: '', volume: '', pages: '', doi: '', url: '' },
};

describe('a request about questions', () => {
  it('carries the content of a question alone', () => {
    const request = { questionId: null, content: aQuestionContent(), expectedUpdatedAtUnix: null };
    expect(saveQuestionContract.request.safeParse(request).success).toBe(true);
    const published = { ...request, content: { ...aQuestionContent(), status: 'published' } };
    expect(saveQuestionContract.request.safeParse(published).success).toBe(false);
  });
  it('writes one to a hundred sources', () => {
    const takes = (count: number) =>
      saveReferencesContract.request.safeParse({ references: Array.from({ length: count }, () => source) }).success;
    expect([takes(0), takes(1), takes(100), takes(101)]).toEqual([false, true, true, false]);
  });
  it('fails with the words for archiving, or for restoring', () => {
    const code = (isArchived: boolean) => failureCodeOf(archiveQuestionContract, { questionId: 'a', isArchived });
    expect([code(true), code(false)]).toEqual(['question/archive-failed', 'question/restore-failed']);
  });
});
