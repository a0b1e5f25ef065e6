import type { TFunction } from 'i18next';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import type { QuestionLevel } from '#domain/content/question-level.ts';
import { speciesNameIn, taxonLabelIn } from '#domain/taxonomy/species-names.ts';
import type { Language } from '#domain/users/language.ts';

/** Returns the name of a level, 'Felidae'; that of its kind for base, its id where the catalogue has lost it. */
export function levelLabel(
  { kind, id }: QuestionLevel,
  taxonomy: Taxonomy,
  language: Language,
  t: TFunction<'content'>,
): string {
  if (kind === 'base' || id === null) return t(`values.level.${kind}`);
  if (kind === 'species') return nameOr(taxonomy.species[id], id, (one) => speciesNameIn(one, language));
  if (kind === 'family')
    return nameOr(taxonomy.families[id], id, (one) =>
      taxonLabelIn({ name: one.familyName, latinName: one.familyLatinName }, language),
    );
  return nameOr(taxonomy.orders[id], id, (one) =>
    taxonLabelIn({ name: one.orderName, latinName: one.orderLatinName }, language),
  );
}

function nameOr<T>(found: T | undefined, id: string, nameOf: (one: T) => string): string {
  return found === undefined ? id : nameOf(found);
}
