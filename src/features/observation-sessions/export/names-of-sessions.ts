import { textIn } from '#domain/content/translated.ts';
import type { EthogramContent } from '#domain/ethograms/ethogram.ts';
import { distinctNames, ethogramKey, type SessionNames } from '#domain/session-exchange/session-names.ts';
import type { Language } from '#domain/users/language.ts';

/** The behaviours of a published version. */
export type VersionOfSessions = Pick<EthogramContent, 'behaviours' | 'categories'> & {
  readonly ethogramId: string;
  readonly version: number;
};

type Named = readonly (readonly [id: string, name: string])[];

/** Returns the names for the ids of sessions, in one language; things without a name are left out. */
export function namesOfSessions(
  things: {
    readonly campaigns: Named;
    readonly enclosures: Named;
    readonly observers: Named;
    readonly animals: Named;
    readonly zones: Named;
    readonly versions: readonly VersionOfSessions[];
  },
  language: Language,
): SessionNames {
  const named = (all: Named) => distinctNames([...new Map(all)].filter(([, name]) => name !== ''));
  return {
    ...{ campaigns: named(things.campaigns), enclosures: named(things.enclosures), animals: named(things.animals) },
    ...{ observers: named(things.observers), zones: named(things.zones) },
    ethograms: Object.fromEntries(
      things.versions.map(({ ethogramId, version, behaviours }) => [
        ethogramKey(ethogramId, version),
        {
          behaviours: named(behaviours.map(({ code, name }) => [code, textIn(name, language)])),
          modifiers: Object.fromEntries(behaviours.flatMap((behaviour) => modifierNames(behaviour, language))),
        },
      ]),
    ),
  };
}

/** BORIS puts the modifiers of an event into one text, with a bar between them. */
function modifierNames({ code, modifiers }: EthogramContent['behaviours'][number], language: Language) {
  return modifiers.flatMap(({ modifierId, values }) =>
    values.map(({ valueId, name }) => [
      `${code} ${modifierId}:${valueId}`,
      textIn(name, language).replaceAll('|', '/'),
    ]),
  );
}

/** Returns the names of the categories by the code of a behaviour; of a code that two versions know the last one. */
export function categoriesByCode(
  versions: readonly VersionOfSessions[],
  language: Language,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    versions.flatMap(({ behaviours, categories }) => {
      const names = new Map(categories.map(({ categoryId, name }) => [categoryId, textIn(name, language)]));
      return behaviours.map(({ code, categoryId }) => [code, names.get(categoryId) ?? '']);
    }),
  );
}
