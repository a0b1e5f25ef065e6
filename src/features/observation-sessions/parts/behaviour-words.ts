import { textIn } from '#domain/content/translated.ts';
import { type EthogramContent, NOT_VISIBLE } from '#domain/ethograms/ethogram.ts';
import type { Language } from '#domain/users/language.ts';

/** A behaviour as a button shows it. */
export type ShownBehaviour = {
  readonly code: string;
  readonly name: string;
  readonly colour: string;
  readonly key: string;
  readonly type: 'state' | 'point';
  readonly exclusionGroup: string | null;
  readonly modifiers: readonly {
    readonly modifierId: string;
    readonly name: string;
    readonly values: readonly { readonly valueId: string; readonly name: string }[];
  }[];
};

/** The behaviours of a category. */
export type ShownCategory = {
  readonly categoryId: string;
  readonly name: string;
  readonly behaviours: readonly ShownBehaviour[];
};

/**
 * Returns the behaviours of an ethogram by category, in the language of the page. "Not visible" is left out: it is a way
 * to be seen, not a behaviour. A category without behaviours is left out as well.
 */
export function shownCategories(
  { categories, behaviours }: Pick<EthogramContent, 'categories' | 'behaviours'>,
  language: Language,
): readonly ShownCategory[] {
  const shown = behaviours.filter(({ code }) => code !== NOT_VISIBLE);
  return categories
    .map(({ categoryId, name }) => ({
      categoryId,
      name: textIn(name, language),
      behaviours: shown
        .filter((behaviour) => behaviour.categoryId === categoryId)
        .map((behaviour) => ({
          ...{ code: behaviour.code, name: textIn(behaviour.name, language), colour: behaviour.colour },
          ...{ key: behaviour.key, type: behaviour.type, exclusionGroup: behaviour.exclusionGroup },
          modifiers: behaviour.modifiers.map((modifier) => ({
            modifierId: modifier.modifierId,
            name: textIn(modifier.name, language),
            values: modifier.values.map(({ valueId, name: value }) => ({ valueId, name: textIn(value, language) })),
          })),
        })),
    }))
    .filter((category) => category.behaviours.length > 0);
}
