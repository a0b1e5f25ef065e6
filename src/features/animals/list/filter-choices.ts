import type { SharedBy } from '#data/animals/animal-register.ts';
import type { Choice } from '#ui/filters/ChoiceFilter.tsx';
import { compareIn } from '#ui/table/columns.ts';
import type { AnimalRow } from '../rows/animal-row.ts';

/** The choices of the filters: only values that some listed animal has. */
export type FilterChoices = Readonly<
  Record<'species' | 'family' | 'order' | 'sector' | 'enclosure' | 'group' | 'establishment', Choice[]>
>;

/**
 * Returns the choices of the filters for these animals, by name as the language sorts. `nameOf` names an establishment
 * that shares animals.
 */
export function filterChoices(
  rows: readonly AnimalRow[],
  language: string,
  nameOf: (sharedBy: SharedBy) => string,
): FilterChoices {
  const found = {
    species: new Map<string, string>(),
    family: new Map<string, string>(),
    order: new Map<string, string>(),
    sector: new Map<string, string>(),
    enclosure: new Map<string, string>(),
    group: new Map<string, string>(),
    establishment: new Map<string, string>(),
  };
  const otherNames = new Map<string, string>();
  for (const { animal, species, sector, enclosureName, groupName, sharedBy } of rows) {
    if (sharedBy !== null) found.establishment.set(sharedBy.zooId, nameOf(sharedBy));
    if (species.name !== '') {
      found.species.set(species.key, species.name);
      otherNames.set(species.key, species.foundNames);
    }
    if (species.familyId !== null && species.familyName !== '') found.family.set(species.familyId, species.familyName);
    if (species.orderId !== null && species.orderName !== '') found.order.set(species.orderId, species.orderName);
    if (sector !== null) found.sector.set(sector.sectorId, sector.sectorName);
    if (animal.enclosureId !== null && enclosureName !== null) found.enclosure.set(animal.enclosureId, enclosureName);
    if (animal.groupId !== null && groupName !== null) found.group.set(animal.groupId, groupName);
  }
  const compare = compareIn(language);
  const sorted = (names: ReadonlyMap<string, string>): Choice[] =>
    [...names].map(([value, label]) => ({ value, label })).toSorted((a, b) => compare(a.label, b.label));
  return {
    species: sorted(found.species).map((one) => ({ ...one, otherNames: otherNames.get(one.value) ?? '' })),
    family: sorted(found.family),
    order: sorted(found.order),
    sector: sorted(found.sector),
    enclosure: sorted(found.enclosure),
    group: sorted(found.group),
    establishment: sorted(found.establishment),
  };
}
