import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import type { QuestionTable } from '#domain/questions/question-table.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useFoundRows } from '#kit/filters/useFoundRows.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import { questionHref } from '../parts/addresses.ts';
import { useLevelLabel } from '#kit/content/useLevelLabel.ts';
import { QUESTION_FILTERS } from './question-filters.ts';
import { type QuestionRow, questionRows } from './question-row.ts';
import { useQuestionColumns } from './useQuestionColumns.tsx';

const idOf = (row: QuestionRow) => row.questionId;
const nameOf = (row: QuestionRow) => row.questionRef;
const hrefOf = (row: QuestionRow) => questionHref(row.questionId);
const BY_LEVEL = { columnId: 'level', descending: false };

/** Every question of the short table, filtered; the short form shows published ones alone. */
export function QuestionList({
  table,
  taxonomy,
  isShort = false,
}: {
  readonly table: QuestionTable;
  readonly taxonomy: Taxonomy;
  readonly isShort?: boolean;
}) {
  const { t } = useTranslation(['questions', 'content', 'words']);
  const language = useLanguage();
  const levelName = useLevelLabel(taxonomy);
  const columns = useQuestionColumns(isShort);
  const rows = useMemo(() => {
    const all = questionRows(table, language, levelName);
    return isShort ? all.filter(({ part }) => part !== null) : all;
  }, [table, language, levelName, isShort]);
  const filters = useRecordFilters(QUESTION_FILTERS, {
    search: { label: t('list.search') },
    category: {
      label: t('fields.category'),
      all: t('filters.allCategories'),
      nameOf: (value) => t(`values.category.${value}`),
      width: 190,
    },
    level: {
      label: t('content:level'),
      all: t('filters.allLevels'),
      nameOf: (value) => t(`content:values.level.${value}`),
      width: 190,
    },
    status: {
      label: t('words:status'),
      all: t('filters.allStatuses'),
      nameOf: (value) => t(`values.status.${value}`),
      width: 190,
      isHidden: isShort,
    },
    type: {
      label: t('words:type'),
      all: t('words:allTypes'),
      nameOf: (value) => t(`values.type.${value}`),
      width: 190,
    },
    kind: {
      label: t('fields.kind'),
      all: t('filters.allKinds'),
      nameOf: (value) => t(`values.kind.${value}`),
      width: 190,
      isMore: true,
    },
  });
  const found = useFoundRows(QUESTION_FILTERS, filters.filters, rows);
  return (
    <RecordList
      source={{ rows, refetch: () => {} }}
      found={found}
      filters={filters}
      filtersLabel={t('list.filters')}
      summary={t('list.count', { count: found.length })}
      empty={{ title: t('list.emptyTitle'), message: t('list.emptyText') }}
      listKey={isShort ? 'questions-short' : 'questions'}
      label={isShort ? t('short.title') : t('list.title')}
      columns={columns}
      rowId={idOf}
      rowName={nameOf}
      rowHref={hrefOf}
      initialSort={BY_LEVEL}
    />
  );
}
