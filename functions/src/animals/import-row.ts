import type { Actor } from '../../../src/domain/access/actor.ts';
import { type Animal, OLDER_ANIMAL } from '../../../src/domain/animals/animal.ts';
import { tidyFacilities } from '../../../src/domain/animals/authorized-facilities.ts';
import { type AnimalFields, checkAnimal, tidyAnimal } from '../../../src/domain/animals/check-animal.ts';
import { withIdentifiers } from '../../../src/domain/animals/other-identifiers.ts';
import { IMPORT_REASON } from '../../../src/domain/animals/movement.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { enclosureToEnter, mayTouchAnimal } from './animal-rights.ts';
import { type AnimalStep, movedStep, stampAfter } from './animal-step.ts';
import { type ImportRow, importedId, type Surroundings } from './import-surroundings.ts';
import { changesOf } from './write-steps.ts';

/** Returns the step of a row, 'unchanged' when it changes nothing, or its refusal. */
export function stepOfRow(
  { line: _line, animalId, enclosureId, otherIdentifiers, arrivedAtUnix, ...typed }: ImportRow,
  around: Surroundings,
  actor: Actor,
  at: EpochMs,
): AnimalStep | 'unchanged' | Refusal {
  const said = tidyAnimal(typed);
  const { registryId } = said;
  // Without an identifier nobody could recognise the animal the next time.
  if (registryId === null) return refuse('import/id-missing', 'registryId');
  if (around.ambiguous.has(registryId)) return refuse('animal/registry-taken', 'registryId');
  const before = meantAnimal(registryId, animalId, around);
  if (isRefusal(before)) return before;
  const enclosure = enclosureToEnter(actor, 'animal.edit', enclosureId, around.places);
  if (isRefusal(enclosure)) return enclosure;
  const refused = before === null ? null : refusalOfKnown(before, around, actor);
  if (refused !== null) return refused;
  const fields = before === null ? said : { ...said, ...unsaid(said, before) };
  const wrong = Object.entries(checkAnimal(fields, at)).find(([field]) => before === null || isSaid(said, field));
  if (wrong !== undefined) return refuse(wrong[1].code, wrong[0]);
  const isSameSpecies = said.specieId === null || said.specieId === before?.specieId;
  const names = isSameSpecies ? {} : around.species.get(said.specieId ?? '');
  if (names === undefined) return refuse('animal/species-unknown', 'specieId');
  const animal: Animal = {
    ...(before ?? newAnimal(around.zooId, registryId, at)),
    ...fields,
    ...names,
    animalEnclosureData: { enclosureId },
    ...identifiersOf(before, otherIdentifiers),
  };
  if (before !== null && changesOf(before, animal) === null) return 'unchanged';
  return stepTo(before, animal, around, { by: actor.userId, at }, arrivedAtUnix ?? null);
}

/**
 * Returns the animal that a row changes: the one with its identifier in the register, or the one that the row names
 * itself, as long as that one has no identifier. Null for a new animal.
 */
function meantAnimal(
  registryId: string,
  animalId: string | undefined,
  { known, named }: Surroundings,
): Animal | Refusal | null {
  const identified = known.get(registryId) ?? null;
  if (animalId === undefined) return identified;
  if (identified !== null)
    return identified.animalId === animalId ? identified : refuse('animal/registry-taken', 'registryId');
  const animal = named.get(animalId);
  if (animal === undefined) return refuse('animal/not-found', 'registryId');
  return animal.registryId === null ? animal : refuse('animal/registry-taken', 'registryId');
}

function refusalOfKnown(before: Animal, around: Surroundings, actor: Actor): Refusal | null {
  if (before.animalEnclosureData !== null && !mayTouchAnimal(actor, 'animal.edit', before, around.places))
    return refuse('generic/permission-denied', 'enclosureId');
  if (before.isArchived) return refuse('animal/archived', 'registryId');
  return before.status === 'present' ? null : refuse('animal/not-present', 'registryId');
}

function newAnimal(zooId: string, registryId: string, at: EpochMs): Animal {
  return {
    ...OLDER_ANIMAL,
    animalId: importedId(zooId, registryId),
    zooId,
    animalName: '',
    authorizedFacilities: tidyFacilities(zooId, []),
    createdAtUnix: at,
  };
}

function stepTo(
  before: Animal | null,
  after: Animal,
  { places }: Surroundings,
  recorded: { readonly by: string; readonly at: EpochMs },
  /** null when the file does not tell it */
  arrivedAtUnix: EpochMs | null,
): AnimalStep | Refusal {
  const former = before?.animalEnclosureData?.enclosureId ?? null;
  if (former === after.animalEnclosureData?.enclosureId)
    return { before, after: { ...after, updatedAtUnix: stampAfter(before, recorded.at) }, move: null };
  const kind = former !== null ? 'move' : before === null && arrivedAtUnix === null ? 'entry' : 'arrival';
  const movedAtUnix = kind === 'arrival' ? (arrivedAtUnix ?? recorded.at) : recorded.at;
  return movedStep(before, after, { kind, movedAtUnix, reason: IMPORT_REASON, destination: '' }, places, recorded);
}

/** Returns the identifiers of an animal with those of its row; nothing for an animal without any. */
function identifiersOf(
  before: Animal | null,
  more: ImportRow['otherIdentifiers'] = [],
): Pick<Animal, 'otherIdentifiers'> {
  const all = withIdentifiers(before?.otherIdentifiers ?? [], more);
  return all.length === 0 ? {} : { otherIdentifiers: [...all] };
}

/** Returns the animal's own values for the fields that the row leaves empty: an empty cell erases nothing. */
function unsaid(said: AnimalFields, before: Animal): Partial<AnimalFields> {
  const names = (Object.keys(said) as (keyof AnimalFields)[]).filter((field) => !isSaid(said, field));
  return Object.fromEntries(names.map((field) => [field, before[field]]));
}

function isSaid(said: AnimalFields, field: string): boolean {
  const value = said[field as keyof AnimalFields];
  return field === 'animalName' || (value !== null && value !== '');
}
