import { describe, expect, it } from 'vitest';
import {
  answeringFrom,
  answerOf,
  NOTHING_ANSWERED,
  withAnswer,
  withComment,
  withoutSkip,
  withSkip,
} from './answering.ts';

describe('the answers of an evaluation', () => {
  it('keep the answer of a skipped question, which counts again later', () => {
    const skipped = withSkip(withSkip(withAnswer(NOTHING_ANSWERED, 'a', 'yes'), 'a'), 'a');
    expect(skipped.skipped).toEqual(['a']);
    expect(answerOf(skipped, 'a')).toBe('yes');
    expect(withoutSkip(skipped, 'a').skipped).toEqual([]);
  });
  it('end the skip of a question that is answered, not of one whose answer is taken back', () => {
    const skipped = withSkip(NOTHING_ANSWERED, 'a');
    expect(withAnswer(skipped, 'a', 3).skipped).toEqual([]);
    expect(withAnswer(skipped, 'a', null).skipped).toEqual(['a']);
  });
  it('have none for a question that was never asked', () => {
    expect([answerOf(NOTHING_ANSWERED, 'a'), answerOf(NOTHING_ANSWERED, 'toString')]).toEqual([null, null]);
  });
  it('have a comment for each question', () => {
    expect(withComment(withComment(NOTHING_ANSWERED, 'a', 'x'), 'b', 'y').comments).toEqual({ a: 'x', b: 'y' });
  });
  it('are read back as they were kept, and not when something else was', () => {
    const some = withComment(withAnswer(withSkip(NOTHING_ANSWERED, 'b'), 'a', ['x']), 'a', 'y');
    expect(answeringFrom(JSON.parse(JSON.stringify(some)))).toEqual(some);
    for (const other of [null, {}, { ...some, answers: { a: {} } }]) expect(answeringFrom(other)).toBeNull();
  });
});
