import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#domain/content/translated.ts';
import type { EthogramVersion } from '#domain/ethograms/ethogram.ts';
import type { WordKind } from '#domain/session-exchange/exchange-reading.ts';
import { GROUP_THING, knownBehaviours, knownThing } from '#domain/session-exchange/known-things.ts';
import type { KnownThings } from '#domain/session-exchange/match-words.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { ImportBase } from './useImportBase.ts';

/** A thing to choose for a name of a file. */
export type ThingChoice = { readonly value: string; readonly label: string };
export type ThingChoices = Readonly<Record<WordKind, readonly ThingChoice[]>>;

/** Returns the things that names of a file may mean: as matching knows them, and as a person chooses them. */
export function useImportThings(
  base: ImportBase,
  versions: readonly EthogramVersion[],
): { readonly things: KnownThings; readonly choices: ThingChoices } {
  const { t } = useTranslation('sessions');
  const language = useLanguage();
  return useMemo(() => {
    const { campaigns, enclosures, observers, animals } = base;
    const behaviours = versions.flatMap((version) => version.behaviours);
    const named = (all: readonly { readonly id: string; readonly name: string }[]) =>
      all.map(({ id, name }) => knownThing(id, name));
    const homes = new Map(enclosures.map(({ id, name }) => [id, name]));
    const byCode = new Map(behaviours.map(({ code, name }) => [code, textIn(name, language)]));
    const choice = (id: string, ...words: readonly string[]): ThingChoice => ({
      value: id,
      label: words.filter((word) => word !== '').join(' · ') || id,
    });
    return {
      things: {
        campaign: campaigns.map(({ campaignId, name }) => knownThing(campaignId, name)),
        ...{ enclosure: named(enclosures), observer: named(observers), animal: [...named(animals), GROUP_THING] },
        behaviour: knownBehaviours(behaviours),
      },
      choices: {
        campaign: campaigns.map(({ campaignId, name }) => choice(campaignId, name)),
        enclosure: enclosures.map(({ id, name }) => choice(id, name)),
        observer: observers.map(({ id, name }) => choice(id, name)),
        animal: [
          ...animals.map(({ id, name, enclosureId }) => choice(id, name, homes.get(enclosureId ?? '') ?? '')),
          choice(GROUP_THING.id, t('wholeGroup')),
        ],
        behaviour: [...byCode].map(([code, name]) => choice(code, code, name)),
      },
    };
  }, [base, versions, language, t]);
}
