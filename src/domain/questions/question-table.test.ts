import { describe, expect, it } from 'vitest';
import { aPublishedQuestion, aQuestion } from '../../../tests/support/builders/question.ts';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import type { Adaptation } from './question.ts';
import {
  fitsTable,
  partsWithQuestion,
  QUESTION_PART_BYTES,
  questionBundleOf,
  questionPartName,
  type QuestionPart,
  shortQuestionOf,
} from './question-table.ts';

const large = (questionId: string) =>
  aPublishedQuestion({ questionId, help: inSevenLanguages('x'.repeat(Math.floor(QUESTION_PART_BYTES / 16))) });

describe('the short table', () => {
  it('names the sources of a question and of its adaptations, each once', () => {
    const adaptation: Adaptation = {
      level: { kind: 'order', id: 'carnivora' },
      ...{ wording: null, help: null, weight: null, references: ['b', 'c'], leftOutReason: null },
    };
    const entry = shortQuestionOf(aQuestion({ references: ['a', 'b'], adaptations: [adaptation] }), 3);
    expect(entry).toMatchObject({ references: ['a', 'b', 'c'], part: 3, isComplete: true, status: 'published' });
  });
  it('marks a question that lacks a translation', () => {
    const question = aQuestion({ wording: { ...inSevenLanguages('a'), nl: '' } });
    expect(shortQuestionOf(question, null).isComplete).toBe(false);
  });
  it('holds some eight hundred questions of usual length, and refuses more than its document takes', () => {
    const entry = shortQuestionOf(aQuestion(), 0);
    const table = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, number) => [`question-${number}`, entry]));
    expect([fitsTable(table(800)), fitsTable(table(3_000))]).toEqual([true, false]);
  });
});

describe('the parts of the published questions', () => {
  it('take a question into the first part with room, else into a new one', () => {
    const first = partsWithQuestion([], 'a', large('a'));
    expect([first.part, [...first.changed.keys()]]).toEqual([0, [0]]);
    const parts = [first.changed.get(0) as QuestionPart];
    expect(partsWithQuestion(parts, 'b', aPublishedQuestion()).part).toBe(0);
    expect(partsWithQuestion([{ questions: { a: large('a'), b: large('b') } }], 'c', large('c')).part).toBe(1);
  });
  it('keep a question in its part, and move it when it outgrows the part', () => {
    const parts: QuestionPart[] = [
      { questions: { a: aPublishedQuestion({ questionId: 'a' }), b: large('b'), c: large('c') } },
      { questions: {} },
    ];
    const kept = partsWithQuestion(parts, 'a', aPublishedQuestion({ questionId: 'a', version: 2 }));
    expect([kept.part, kept.changed.get(0)?.questions['a']?.version]).toEqual([0, 2]);
    const moved = partsWithQuestion(parts, 'a', large('a'));
    expect([moved.part, Object.keys(moved.changed.get(0)?.questions ?? {})]).toEqual([1, ['b', 'c']]);
  });
  it('lose a question that is taken away, and change nothing for an unknown one', () => {
    const parts = [{ questions: { a: aPublishedQuestion() } }];
    expect([...partsWithQuestion(parts, 'a', null).changed]).toEqual([[0, { questions: {} }]]);
    expect([...partsWithQuestion(parts, 'b', null).changed]).toEqual([]);
  });
  it('have names by number', () => {
    expect(questionPartName(2)).toBe('publishedQuestions-2');
  });
});

it('the bundle of all questions is the same in any order, with drafts in the table alone', () => {
  const [one, other] = [aQuestion({ questionId: 'a' }), aQuestion({ questionId: 'b', status: 'draft', version: 0 })];
  const all = [
    { question: one, published: aPublishedQuestion({ questionId: 'a' }) },
    { question: other, published: null },
  ];
  const about = { version: 4, updatedAtUnix: 5 };
  const { table, parts } = questionBundleOf(all, about);
  expect(questionBundleOf(all.toReversed(), about)).toEqual({ table, parts });
  expect(table).toMatchObject({ version: 4, parts: 1, questions: { a: { part: 0 }, b: { part: null } } });
  expect(Object.keys(parts[0]?.questions ?? {})).toEqual(['a']);
});
