import type { EthogramVersion } from '#domain/ethograms/ethogram.ts';
import { textIn } from '#domain/content/translated.ts';
import type { JoinedEthograms } from '#domain/scan-analysis/join-ethograms.ts';
import type { Language } from '#domain/users/language.ts';
import { shownCategories } from '#features/observation-sessions/index.ts';

/** A behaviour as analyses show it. */
export type ShownBehaviour = {
  readonly code: string;
  readonly name: string;
  readonly colour: string;
  readonly type: 'state' | 'point';
};

/**
 * Returns the behaviours of campaigns with their names, those of each version in the order of its categories. Two of one name have
 * their ethogram behind it, as `nameOf` writes it.
 */
export function joinedBehaviours(
  ethograms: Pick<JoinedEthograms, 'behaviours'>,
  versions: readonly EthogramVersion[],
  language: Language,
  nameOf: (of: { readonly name: string; readonly ethogram: string; readonly number: number }) => string,
): readonly ShownBehaviour[] {
  const { behaviours } = ethograms;
  const origins = new Map(
    behaviours.map(({ ethogramId, number }) => [`${ethogramId} ${number}`, { ethogramId, number }]),
  );
  const shown = [...origins.values()].flatMap(({ ethogramId, number }) => {
    const version = versions.find((one) => one.ethogramId === ethogramId && one.number === number);
    if (version === undefined) return [];
    const joined = new Map(
      behaviours
        .filter((one) => one.ethogramId === ethogramId && one.number === number)
        .map((one) => [one.behaviour.code, one.code]),
    );
    return shownCategories(version, language)
      .flatMap((category) => category.behaviours)
      .flatMap(({ code, name, colour, type }) => {
        const known = joined.get(code);
        return known === undefined
          ? []
          : [{ code: known, name, colour, type, ethogram: textIn(version.name, language), number }];
      });
  });
  const ofName = Map.groupBy(shown, ({ name }) => name);
  return shown.map(({ ethogram, number, ...one }) => ({
    ...one,
    name: (ofName.get(one.name)?.length ?? 0) > 1 ? nameOf({ name: one.name, ethogram, number }) : one.name,
  }));
}
