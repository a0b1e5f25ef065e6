import { useMemo } from 'react';
import { useContextTableQuery } from '#data/contexts/contexts.endpoints.ts';
import { useEthogramTableQuery } from '#data/ethograms/ethograms.endpoints.ts';
import { useQuestionnaireTableQuery } from '#data/questionnaires/questionnaires.endpoints.ts';
import { textIn, type Translated, untranslated } from '#domain/content/translated.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { shownEntries } from '#kit/content/content-entries.ts';
import { useActor } from '#state/session/use-session.ts';
import { compareIn } from '#ui/table/columns.ts';

type Entry = Parameters<typeof shownEntries>[0][string] & { readonly name: Translated };
type Entries = Readonly<Record<string, Entry>>;

/** Published content to choose, with the number of its last version. */
export type ContentChoice = { readonly value: string; readonly label: string; readonly version: number };

/** The content of one kind that a campaign can use: the published one by name, and the name of any by its id. */
export type ContentChoices = {
  readonly choices: readonly ContentChoice[];
  readonly nameOf: (id: string) => string;
  readonly isLoading: boolean;
};

/** Returns the published ethograms, questionnaires and contexts that campaigns of the present establishment can use. */
export function useContentChoices(): Readonly<Record<'ethogram' | 'questionnaire' | 'context', ContentChoices>> {
  const { zooId } = useActor();
  const ethograms = [useEthogramTableQuery(null).data, useEthogramTableQuery(zooId).data];
  const questionnaires = [useQuestionnaireTableQuery(null).data, useQuestionnaireTableQuery(zooId).data];
  const contexts = useContextTableQuery(zooId).data;
  return {
    ethogram: useChoices(ethograms[0]?.ethograms, ethograms[1]?.ethograms),
    questionnaire: useChoices(questionnaires[0]?.questionnaires, questionnaires[1]?.questionnaires),
    context: useChoices(NONE, contexts?.contexts),
  };
}

const NONE: Entries = {};

function useChoices(official: Entries | undefined, reserved: Entries | undefined): ContentChoices {
  const language = useLanguage();
  return useMemo(() => {
    const all = [reserved ?? NONE, official ?? NONE];
    const compare = compareIn(language);
    return {
      choices: all
        .flatMap((entries) => shownEntries(entries, 'usable'))
        .map(([value, { name, version }]) => ({ value, label: textIn(name, language), version }))
        .toSorted((one, other) => compare(one.label, other.label)),
      nameOf: (id) => textIn(all.map((entries) => entries[id]?.name).find(Boolean) ?? UNNAMED, language) || '…',
      isLoading: official === undefined || reserved === undefined,
    };
  }, [official, reserved, language]);
}

const UNNAMED: Translated = untranslated();
