import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFoundRows } from '#kit/filters/useFoundRows.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { type EmptyWords, RecordList } from '#kit/list/RecordList.tsx';
import { editorHref, previewHref } from '../parts/addresses.ts';
import { useQuestionnaireRights } from '../parts/useQuestionnaireRights.ts';
import { QUESTIONNAIRE_FILTERS } from './questionnaire-filters.ts';
import type { QuestionnaireRow } from './questionnaire-row.ts';
import { QuestionnaireMenu } from './QuestionnaireMenu.tsx';
import { useQuestionnaireColumns } from './useQuestionnaireColumns.tsx';
import { type ShownQuestionnaires, useQuestionnaireRows } from './useQuestionnaireRows.ts';

const idOf = (row: QuestionnaireRow) => row.questionnaireId;
const nameOf = (row: QuestionnaireRow) => row.name;
const BY_NAME = { columnId: 'name', descending: false };
const toEditor = ({ questionnaireId }: QuestionnaireRow) => editorHref(questionnaireId);
const toPreview = ({ questionnaireId }: QuestionnaireRow) => previewHref(questionnaireId);
const ownToEditor = (row: QuestionnaireRow) => (row.owner === 'reserved' ? toEditor(row) : toPreview(row));
/** A draft has no published version that a preview could show. */
const draftsToEditor = (row: QuestionnaireRow) => (row.version === 0 ? toEditor(row) : toPreview(row));
const menuOf = (row: QuestionnaireRow) => <QuestionnaireMenu row={row} />;

/** A list of questionnaires with its filters, its file, and the menu of each line. */
export function QuestionnaireList({
  label,
  listKey,
  shown,
  isReadOnly = false,
  empty,
}: {
  readonly label: string;
  readonly listKey: string;
  readonly shown: ShownQuestionnaires;
  /** every published one opens as evaluators see it, and nothing is done from the list */
  readonly isReadOnly?: boolean;
  readonly empty: EmptyWords & { readonly action?: ReactNode };
}) {
  const { t } = useTranslation(['questionnaires', 'questions', 'content', 'words']);
  const { official, reserved } = useQuestionnaireRights();
  const columns = useQuestionnaireColumns();
  const source = useQuestionnaireRows(shown);
  const isOneOwner = shown.official === 'none' || shown.reserved === 'none';
  const hasStates = shown.official === 'edited' || shown.reserved === 'edited';
  const filters = useRecordFilters(QUESTIONNAIRE_FILTERS, {
    search: { label: t('content:searchNameOrRef') },
    level: {
      label: t('content:level'),
      all: t('questions:filters.allLevels'),
      nameOf: (kind) => t(`content:values.level.${kind}`),
      width: 190,
    },
    owner: {
      label: t('content:owner'),
      all: t('content:allOwners'),
      nameOf: (owner) => t(`content:values.owner.${owner}`),
      width: 200,
      isHidden: isOneOwner,
    },
    status: {
      label: t('words:status'),
      all: t('questions:filters.allStatuses'),
      nameOf: (status) => t(`content:values.status.${status}`),
      width: 170,
      isHidden: !hasStates,
    },
  });
  const found = useFoundRows(QUESTIONNAIRE_FILTERS, filters.filters, source.rows);
  const hrefOf = isReadOnly ? draftsToEditor : official ? toEditor : reserved ? ownToEditor : toPreview;
  return (
    <RecordList
      source={source}
      found={found}
      filters={filters}
      filtersLabel={t('filters.label')}
      summary={t('list.count', { count: found.length })}
      empty={empty}
      label={label}
      listKey={listKey}
      columns={columns}
      rowId={idOf}
      rowName={nameOf}
      rowHref={hrefOf}
      {...(isReadOnly ? {} : { rowActions: menuOf, actionsLabel: t('words:actions') })}
      initialSort={BY_NAME}
    />
  );
}
