import { expect, it } from 'vitest';
import { questionBundleOf } from '#domain/questions/question-table.ts';
import { aQuestion } from '../../../../tests/support/builders/question.ts';
import { referenceRows } from './reference-rows.ts';

it('a source names the questions that cite it, archived ones left out', () => {
  const source = {
    ...{ type: 'book' as const, title: 'A', authors: ['B, C'], year: 2001, container: '', volume: '' },
    ...{ pages: '', doi: '', url: '', updatedAtUnix: 1 },
  };
  const questions = [
    aQuestion({ questionId: 'a', questionRef: 'A', references: ['x'] }),
    aQuestion({ questionId: 'b', questionRef: 'B', references: ['x'], status: 'archived' }),
  ].map((question) => ({ question, published: null }));
  const { table } = questionBundleOf(questions, { version: 1, updatedAtUnix: 0 });
  const rows = referenceRows({ x: source, y: source }, table);
  expect(rows.map(({ referenceId, citedBy }) => [referenceId, citedBy])).toEqual([
    ['x', [{ questionId: 'a', questionRef: 'A' }]],
    ['y', []],
  ]);
});
