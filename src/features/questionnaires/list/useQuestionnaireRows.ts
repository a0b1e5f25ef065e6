import { useCallback } from 'react';
import { useQuestionnaireTableQuery } from '#data/questionnaires/questionnaires.endpoints.ts';
import { EMPTY_TAXONOMY } from '#data/taxonomy/taxonomy-bundle.ts';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import type { QuestionnaireTable } from '#domain/questionnaires/questionnaire-table.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { ShownAs } from '#kit/content/content-entries.ts';
import { useLevelLabel } from '#kit/content/useLevelLabel.ts';
import { useOwnersRows } from '#kit/content/useOwnersRows.ts';
import { useActor } from '#state/session/use-session.ts';
import { type QuestionnaireRow, questionnaireRows } from './questionnaire-row.ts';

/** The part of official questionnaires that a list shows, and that of those reserved for the present establishment. */
export type ShownQuestionnaires = { readonly official: ShownAs; readonly reserved: ShownAs };

/** Returns the official questionnaires and those reserved for the present establishment, for two documents read. */
export function useQuestionnaireRows({ official: ofOfficial, reserved: ofReserved }: ShownQuestionnaires) {
  const language = useLanguage();
  const levelName = useLevelLabel(useTaxonomyQuery().data ?? EMPTY_TAXONOMY);
  const rowsOf = useCallback(
    (table: QuestionnaireTable, owner: QuestionnaireRow['owner']) =>
      questionnaireRows(table, owner, owner === 'official' ? ofOfficial : ofReserved, { language, levelName }),
    [language, levelName, ofOfficial, ofReserved],
  );
  return useOwnersRows(useQuestionnaireTableQuery(null), useQuestionnaireTableQuery(useActor().zooId), rowsOf);
}
