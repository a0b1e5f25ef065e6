import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import { useContentColumns } from '#kit/content/useContentColumns.tsx';
import type { DataColumn } from '#ui/table/columns.ts';
import type { QuestionnaireRow } from './questionnaire-row.ts';

/** Returns the columns of a list of questionnaires. */
export function useQuestionnaireColumns(): readonly DataColumn<QuestionnaireRow>[] {
  const { t } = useTranslation(['questionnaires', 'questions', 'content']);
  const { number } = useFormat();
  const { name, owner, version, status, updated } = useContentColumns();
  return useMemo(
    () => [
      name,
      {
        id: 'level',
        header: t('content:level'),
        cell: ({ levelName }) => levelName,
        sortValue: ({ levelOrder }) => levelOrder,
        exportValue: ({ levelName }) => levelName,
      },
      {
        id: 'questions',
        header: t('questions:list.title'),
        align: 'end',
        width: 120,
        cell: ({ questions }) => number(questions),
        sortValue: ({ questions }) => questions,
        exportValue: ({ questions }) => questions,
      },
      owner,
      version,
      status,
      {
        id: 'ref',
        header: t('fields.ref'),
        hiddenByDefault: true,
        hiddenOnCard: true,
        cell: ({ questionnaireRef }) => questionnaireRef,
        sortValue: ({ questionnaireRef }) => questionnaireRef,
        exportValue: ({ questionnaireRef }) => questionnaireRef,
      },
      updated,
    ],
    [t, number, name, owner, version, status, updated],
  );
}
