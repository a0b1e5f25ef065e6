import type { Animal } from '../animals/animal.ts';
import type { Movement } from '../animals/movement.ts';
import { type AnimalInPeriod, type InventoryEventKind, type InventoryPeriod, periodOf } from './history.ts';

/** An animal that lived here at some time of the period, or whose record says why not. */
export type InventoryRecord<Of> = AnimalInPeriod & { readonly animal: Of };

export type Inventory<Of> = {
  /** in the order of the animals */
  readonly records: readonly InventoryRecord<Of>[];
  /** the animals of which no movement is recorded: nobody can tell when they lived here */
  readonly unrecorded: readonly Of[];
};

type Counted = Pick<Animal, 'animalId' | 'animalBirthdate' | 'animalSexe' | 'status' | 'mergedInto'>;

/**
 * Returns the animals of a period from all movements of the establishment, in any order. A record that was merged into
 * another counts with that one, whose history begins with the earlier of the two.
 */
export function inventoryOf<Of extends Counted>(
  animals: readonly Of[],
  movements: readonly Movement[],
  period: InventoryPeriod,
): Inventory<Of> {
  const byAnimal = movementsByAnimal(animals, movements);
  const records: InventoryRecord<Of>[] = [];
  const unrecorded: Of[] = [];
  for (const animal of animals) {
    if (animal.mergedInto !== undefined) continue;
    const found = periodOf(animal, byAnimal.get(animal.animalId) ?? [], period);
    if (found === null) unrecorded.push(animal);
    // An animal that is here at the end without being here at the beginning has an event between.
    else if (found.atBeginning || found.events.length > 0) records.push({ ...found, animal });
  }
  return { records, unrecorded };
}

function movementsByAnimal(
  animals: readonly Counted[],
  movements: readonly Movement[],
): ReadonlyMap<string, readonly Movement[]> {
  const mergedInto = new Map(animals.map((animal) => [animal.animalId, animal.mergedInto]));
  const keptId = (animalId: string) => {
    let id = animalId;
    // Each record is passed once, so that records that name one another end.
    for (const passed = new Set([id]); ; passed.add(id)) {
      const next = mergedInto.get(id);
      if (next === undefined || passed.has(next)) return id;
      id = next;
    }
  };
  const byAnimal = new Map<string, Movement[]>();
  for (const movement of movements) {
    const id = keptId(movement.animalId);
    // The archiving of a merged record is the merger itself: the animal stays.
    if (id !== movement.animalId && movement.kind === 'archive') continue;
    const known = byAnimal.get(id);
    if (known === undefined) byAnimal.set(id, [movement]);
    else known.push(movement);
  }
  return byAnimal;
}

/** The figures of some animals; beginning + births + arrivals − deaths − departures + corrections = end. */
export type InventoryFigures = {
  readonly beginning: number;
  readonly births: number;
  readonly arrivals: number;
  readonly deaths: number;
  readonly departures: number;
  /** entries and restorations less archivings; below 0 where more were archived */
  readonly corrections: number;
  readonly end: number;
  /** of those at the end */
  readonly males: number;
  readonly females: number;
  readonly unknownSex: number;
};

/** Returns the figures of some records; all 0 for none. */
export function figuresOf(records: readonly InventoryRecord<Pick<Counted, 'animalSexe'>>[]): InventoryFigures {
  const count = (kind: InventoryEventKind) =>
    records.reduce((sum, { events }) => sum + events.filter((event) => event.kind === kind).length, 0);
  const atEnd = records.filter((record) => record.atEnd);
  const ofSex = (sex: Animal['animalSexe']) => atEnd.filter(({ animal }) => animal.animalSexe === sex).length;
  return {
    beginning: records.filter(({ atBeginning }) => atBeginning).length,
    births: count('birth'),
    arrivals: count('arrival'),
    deaths: count('death'),
    departures: count('departure'),
    corrections: count('entry') + count('restore') - count('archive'),
    end: atEnd.length,
    males: ofSex('Male'),
    females: ofSex('Femelle'),
    unknownSex: ofSex(null),
  };
}
