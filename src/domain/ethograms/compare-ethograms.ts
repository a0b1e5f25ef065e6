import { isSameValue } from '../shared/same-value.ts';
import type { Behaviour, CodeMapping, EthogramContent } from './ethogram.ts';
import { continuedBy } from './mapping.ts';

/** The fields of a behaviour that a comparison names, in the order of the editor. */
export const COMPARED_FIELDS = [
  'code',
  'name',
  'definition',
  'type',
  'categoryId',
  'valence',
  'key',
  'colour',
  'exclusionGroup',
  'modifiers',
  'pictureUrl',
] as const satisfies readonly (keyof Behaviour)[];
export type ComparedField = (typeof COMPARED_FIELDS)[number];

/** A line of the comparison: the behaviour on each side, null where it has none, and the fields that differ. */
export type ComparedBehaviour = {
  readonly one: Behaviour | null;
  readonly other: Behaviour | null;
  readonly fields: readonly ComparedField[];
};

/**
 * Returns the behaviours of two ethograms, or of two versions with the mapping between them, side by side: those of the
 * first in its order, then the ones that the second alone has. A split behaviour has a line for each part, a merged one
 * for each origin.
 */
export function compareEthograms(
  one: Pick<EthogramContent, 'behaviours'>,
  other: Pick<EthogramContent, 'behaviours'>,
  mapping: readonly CodeMapping[] = [],
): ComparedBehaviour[] {
  const met = new Set<string>();
  const lines = one.behaviours.flatMap((behaviour): ComparedBehaviour[] => {
    const partners = continuedBy(behaviour.code, mapping).flatMap(
      (code) => other.behaviours.find((candidate) => candidate.code === code) ?? [],
    );
    for (const { code } of partners) met.add(code);
    if (partners.length === 0) return [{ one: behaviour, other: null, fields: [] }];
    return partners.map((partner) => ({ one: behaviour, other: partner, fields: changedFields(behaviour, partner) }));
  });
  const added = other.behaviours.filter(({ code }) => !met.has(code));
  return [...lines, ...added.map((behaviour) => ({ one: null, other: behaviour, fields: [] }))];
}

function changedFields(one: Behaviour, other: Behaviour): ComparedField[] {
  return COMPARED_FIELDS.filter((name) => !isSameValue(one[name], other[name]));
}
