import type { Transaction } from 'firebase-admin/firestore';
import type { Enclosure } from '../../../src/domain/enclosures/enclosure.ts';
import { changedPopulation, homeOf, type PopulationChange } from '../../../src/domain/enclosures/population.ts';
import { scanGapsOf, scanMissing } from '../../../src/domain/enclosures/scan-readiness.ts';
import { database } from '../common/firebase.ts';
import { enclosurePath } from '../common/paths.ts';
import { type ParkPlaces, readZones } from '../places/park-places.ts';
import type { AnimalStep } from './animal-step.ts';

/**
 * Returns a function that writes the populations and scan readiness of the enclosures that animals come to or leave. It
 * first reads the zones of those that get their first animal or lose their last; it writes when the function is called.
 */
export async function enclosureWrites(
  transaction: Transaction,
  steps: readonly AnimalStep[],
  { enclosures }: ParkPlaces,
): Promise<() => void> {
  const writes: (() => void)[] = [];
  for (const [enclosureId, changes] of changesByEnclosure(steps)) {
    const enclosure = enclosures.get(enclosureId);
    if (enclosure === undefined) continue;
    const change = await populationChange(transaction, enclosure, changes);
    writes.push(() => transaction.update(database().doc(enclosurePath(enclosureId)), change));
  }
  return () => {
    for (const write of writes) write();
  };
}

async function populationChange(
  transaction: Transaction,
  enclosure: Enclosure,
  changes: readonly PopulationChange[],
): Promise<Pick<Enclosure, 'animalsData' | 'speciesList' | 'animalsCount' | 'scanMissing'>> {
  const population = changedPopulation(enclosure, changes);
  const next = { ...enclosure, ...population };
  const isOther = enclosure.animalsCount > 0 !== population.animalsCount > 0;
  const gaps = isOther ? scanMissing(next, await readZones(transaction, enclosure.enclosureId)) : scanGapsOf(next);
  return { ...population, scanMissing: gaps };
}

function changesByEnclosure(steps: readonly AnimalStep[]): ReadonlyMap<string, readonly PopulationChange[]> {
  const found = new Map<string, PopulationChange[]>();
  const add = (home: string | null, specieId: string | null, by: 1 | -1) => {
    if (home !== null) found.set(home, [...(found.get(home) ?? []), { specieId, by }]);
  };
  for (const { before, after } of steps) {
    const [from, to] = [before === null ? null : homeOf(before), homeOf(after)];
    if (from === to && before?.specieId === after.specieId) continue;
    add(from, before?.specieId ?? null, -1);
    add(to, after.specieId, 1);
  }
  return found;
}
