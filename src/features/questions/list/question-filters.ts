import { QUESTION_LEVELS } from '#domain/content/question-level.ts';
import { QUESTION_CATEGORIES, QUESTION_KINDS, QUESTION_STATUSES, QUESTION_TYPES } from '#domain/questions/question.ts';
import { optional, words } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';
import type { QuestionRow } from './question-row.ts';

const IN_USE = ['inUse', ...QUESTION_STATUSES] as const;

/** The filters of the lists of questions. */
export const QUESTION_FILTERS = filtersOf<QuestionRow>()(
  {
    search: words('q', ({ searchText }) => searchText),
    category: optional('category', QUESTION_CATEGORIES, (row, value) => row.category === value),
    level: optional('level', QUESTION_LEVELS, (row, value) => row.level.kind === value),
    status: optional('status', IN_USE, (row, value) => (value === 'inUse' ? row.part !== null : row.status === value)),
    type: optional('type', QUESTION_TYPES, (row, value) => row.type === value),
    kind: optional('kind', QUESTION_KINDS, (row, value) => row.kind === value),
  },
  { keptAs: 'questions' },
);
