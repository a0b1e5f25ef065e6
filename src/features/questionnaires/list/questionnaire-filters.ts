import { QUESTION_LEVELS } from '#domain/content/question-level.ts';
import { optional, words } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';
import type { QuestionnaireRow } from './questionnaire-row.ts';

/** The filters of a list of questionnaires: words in name, reference or level, the kind of level, owner, state. */
export const QUESTIONNAIRE_FILTERS = filtersOf<QuestionnaireRow>()(
  {
    search: words('q', ({ name, questionnaireRef, levelName }) => [name, questionnaireRef, levelName].join(' \n')),
    level: optional('level', QUESTION_LEVELS, ({ level }, kind) => level.kind === kind),
    owner: optional('owner', ['official', 'reserved'], ({ owner }, value) => owner === value),
    status: optional('status', ['draft', 'published'], ({ status }, value) => status === value),
  },
  { keptAs: 'questionnaires' },
);
