import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useEthogramVersionQuery } from '#data/ethograms/ethograms.endpoints.ts';
import { textIn } from '#domain/content/translated.ts';
import { NOT_VISIBLE } from '#domain/ethograms/ethogram.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { compareIn } from '#ui/table/columns.ts';
import { useContentChoices } from './useContentChoices.ts';

/** A behaviour to choose, by its code. */
export type BehaviourChoice = { readonly value: string; readonly label: string };

/** The behaviours of an ethogram by name, and the name of each by its code; a code that is not known names itself. */
export type Behaviours = { readonly choices: readonly BehaviourChoice[]; readonly nameOf: (code: string) => string };

/**
 * Returns the behaviours of an ethogram, in a version that a campaign froze, else in its latest one, without "not
 * visible"; none until they have come.
 */
export function useBehaviours(ethogramId: string | null, frozen: number | null): Behaviours {
  const language = useLanguage();
  const { ethogram } = useContentChoices();
  const number = frozen ?? ethogram.choices.find(({ value }) => value === ethogramId)?.version ?? null;
  const { currentData } = useEthogramVersionQuery(
    ethogramId === null || number === null ? skipToken : { ethogramId, number },
  );
  return useMemo(() => {
    const compare = compareIn(language);
    const choices = (currentData?.behaviours ?? [])
      .filter(({ code }) => code !== NOT_VISIBLE)
      .map(({ code, name }) => ({ value: code, label: textIn(name, language) || code }))
      .toSorted((one, other) => compare(one.label, other.label));
    return { choices, nameOf: (code) => choices.find(({ value }) => value === code)?.label ?? code };
  }, [currentData, language]);
}
