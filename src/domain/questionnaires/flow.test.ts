import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPublishedQuestion } from '../../../tests/support/builders/question.ts';
import { untranslated } from '../content/translated.ts';
import { NOTHING_ANSWERED, withAnswer, withSkip } from './answering.ts';
import { askedIds, flowOf, flowOfQuestions, neighbourOf, progressOf, questionToShow, statesOf } from './flow.ts';

const question = (questionId: string, isRequired = false) => aPublishedQuestion({ questionId, isRequired });
const section = (sectionId: string, ...questionIds: string[]) => ({ sectionId, name: untranslated(), questionIds });
/** b is asked when a is partly or no, c when b is no. */
const flow = flowOf({
  sections: [section('one', 'a', 'b'), section('two', 'c', 'lost', 'd')],
  questions: [question('d', true), question('a'), question('b'), question('c')],
  conditions: [
    { questionId: 'b', dependsOn: 'a', answerIds: ['no', 'partly'] },
    { questionId: 'c', dependsOn: 'b', answerIds: ['no'] },
  ],
  required: ['b'],
});
const a = (answer: string) => withAnswer(NOTHING_ANSWERED, 'a', answer);
const both = withAnswer(a('no'), 'b', 'no');

describe('the questions that are asked', () => {
  it('stand in the order of the sections, without those whose condition is not met', () => {
    expect(askedIds(flow, NOTHING_ANSWERED)).toEqual(['a', 'd']);
    expect(askedIds(flow, a('partly'))).toEqual(['a', 'b', 'd']);
    expect(askedIds(flow, both)).toEqual(['a', 'b', 'c', 'd']);
  });
  it('end with the question they depend on: one that is hidden or skipped hides the next', () => {
    expect(askedIds(flow, withAnswer(both, 'a', 'yes'))).toEqual(['a', 'd']);
    expect(askedIds(flow, withSkip(both, 'b'))).toEqual(['a', 'b', 'd']);
    expect(askedIds(flow, withSkip(both, 'a'))).toEqual(['a', 'd']);
  });
  it('depend on any of several answers', () => {
    expect(askedIds(flow, withAnswer(NOTHING_ANSWERED, 'a', ['yes', 'no']))).toContain('b');
    expect(askedIds(flow, withAnswer(NOTHING_ANSWERED, 'a', 1))).not.toContain('b');
  });
  it('are all of a list without conditions', () => {
    expect(askedIds(flowOfQuestions([question('x'), question('y')]), NOTHING_ANSWERED)).toEqual(['x', 'y']);
  });
  it('begin with the first, unless an asked one is wanted', () => {
    const shown = (wanted: string | null) => questionToShow(flow, a('partly'), wanted)?.questionId;
    expect([shown(null), shown('d'), shown('c'), shown('lost')]).toEqual(['a', 'd', 'a', 'a']);
    expect(questionToShow(flowOfQuestions([]), NOTHING_ANSWERED, 'a')).toBeNull();
  });
  it('follow each other', () => {
    const asked = ['a', 'd'];
    expect([neighbourOf(asked, 'a', 1), neighbourOf(asked, 'd', 1)]).toEqual(['d', null]);
    expect([neighbourOf(asked, 'd', -1), neighbourOf(asked, 'a', -1)]).toEqual(['a', null]);
    expect([neighbourOf(asked, 'b', 1), neighbourOf([], 'b', 1)]).toEqual(['a', null]);
  });
});

describe('the progress', () => {
  it('counts answered and skipped questions among those that are asked', () => {
    expect(progressOf(flow, withSkip(a('yes'), 'd'))).toEqual({ asked: 2, done: 2, skipped: 1, stillRequired: ['d'] });
    expect(progressOf(flow, a('no'))).toEqual({ asked: 3, done: 1, skipped: 0, stillRequired: ['b', 'd'] });
  });
  it('asks no answer of a required question that is hidden', () => {
    expect(progressOf(flow, withAnswer(a('yes'), 'd', 'no')).stillRequired).toEqual([]);
  });
  it('leaves a question with an answer that is none of its own open', () => {
    expect(statesOf(flow, a('other')).get('a')).toBe('open');
  });
});

it('whatever is answered, what is asked depends on what is asked before it alone', () => {
  const answer = fc.constantFrom('no', 'partly', 'yes', null);
  fc.assert(
    fc.property(answer, answer, answer, fc.subarray(['a', 'b', 'c', 'd']), (one, two, three, skipped) => {
      const answering = { answers: { a: one, b: two, c: three }, skipped, comments: {} };
      const asked = askedIds(flow, answering);
      expect(asked.includes('c') && !asked.includes('b')).toBe(false);
      const { done, asked: count } = progressOf(flow, answering);
      expect(count).toBe(asked.length);
      expect(done).toBeLessThanOrEqual(count);
    }),
  );
});
