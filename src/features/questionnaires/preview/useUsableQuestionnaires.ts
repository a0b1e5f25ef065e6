import { useMemo } from 'react';
import { useQuestionnaireTableQuery } from '#data/questionnaires/questionnaires.endpoints.ts';
import { textIn } from '#domain/content/translated.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { shownEntries } from '#kit/content/content-entries.ts';
import { useActor } from '#state/session/use-session.ts';
import { compareIn } from '#ui/table/columns.ts';

/** A published questionnaire to choose, with the number of its last version. */
export type UsableQuestionnaire = { readonly value: string; readonly label: string; readonly number: number };

/** Returns the published questionnaires, official and reserved for the present establishment, by name, as a record that is asked for. */
export function useUsableQuestionnaires() {
  const language = useLanguage();
  const official = useQuestionnaireTableQuery(null);
  const reserved = useQuestionnaireTableQuery(useActor().zooId);
  const record = useMemo((): readonly UsableQuestionnaire[] | undefined => {
    if (official.data === undefined || reserved.data === undefined) return undefined;
    const compare = compareIn(language);
    return [reserved.data, official.data]
      .flatMap(({ questionnaires }) => shownEntries(questionnaires, 'usable'))
      .map(([value, { name, version }]) => ({ value, label: textIn(name, language), number: version }))
      .toSorted((one, other) => compare(one.label, other.label));
  }, [official.data, reserved.data, language]);
  const refetch = () => {
    void official.refetch();
    void reserved.refetch();
  };
  return { record, error: official.error ?? reserved.error, refetch };
}
