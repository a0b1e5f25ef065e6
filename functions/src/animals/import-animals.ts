import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import {
  importAnimalsContract,
  type ImportAnimalsData,
  type ImportAnimalsRequest,
} from '../../../src/domain/callables/import-animals.ts';
import { parkCallable } from '../common/park-callable.ts';
import { now } from '../common/clock.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { maySomewhere } from '../common/park-actor.ts';
import type { AnimalStep } from './animal-step.ts';
import { recordStatus } from './change-animal-status.ts';
import { departureStep, statusRequestOf } from './import-departure.ts';
import { type GroupStep, groupStep, readNamedGroups, writeGroups } from './import-group.ts';
import { keptMapping, refusalOfMapping } from './import-mapping.ts';
import { readAround } from './import-surroundings.ts';
import { keepSteps } from './import-steps.ts';
import { stepOfRow } from './import-row.ts';
import { writeSteps } from './write-steps.ts';

type RowResult = ImportAnimalsData['results'][number];

/**
 * Writes rows of a register file: new animals, changed ones, recognised by their identifier in that register, groups,
 * deaths and departures. A wrong row is refused alone; the same rows again, also at the same time, change nothing.
 * @source src/domain/callables/import-animals.ts
 */
export const importAnimals = parkCallable(importAnimalsContract, {
  transact: importAll,
});

async function importAll(
  transaction: Transaction,
  { zooId, rows, groups = [], departures = [], importId, fileName = '', mapping }: ImportAnimalsRequest,
  actor: Actor,
): Promise<ImportAnimalsData | Refusal> {
  if (!maySomewhere(actor, 'animal.edit')) return refuse('generic/permission-denied');
  const unfit = refusalOfMapping(mapping);
  if (unfit !== null) return unfit;
  const around = await readAround(transaction, zooId, { rows, groups, departures });
  const knownGroups = await readNamedGroups(transaction, zooId, groups);
  const writeMapping = await keptMapping(transaction, zooId, mapping);
  const at = now();
  const steps: AnimalStep[] = [];
  /** the identifiers and the animals of earlier rows */
  const seen = new Set<string>();
  const seenGroups = new Set<string>();
  const written = rows.map((row): RowResult => {
    const key = row.registryId?.trim() ?? '';
    const isRepeated = seen.has(key) || (row.animalId !== undefined && seen.has(row.animalId));
    const step = isRepeated ? refuse('animal/registry-taken', 'registryId') : stepOfRow(row, around, actor, at);
    if (step === 'unchanged') return resultOf(row.line, 'unchanged', around.known.get(key)?.animalId ?? null);
    if (isRefusal(step)) return refused(row.line, step);
    seen.add(key).add(step.after.animalId);
    steps.push(step);
    return resultOf(row.line, step.before === null ? 'created' : 'updated', step.after.animalId);
  });
  const groupSteps: GroupStep[] = [];
  const counted = groups.map((row): RowResult => {
    const isRepeated = row.registryIds.some((id) => seenGroups.has(id));
    const step = isRepeated
      ? refuse('animal/registry-taken', 'registryId')
      : groupStep(row, knownGroups, around, actor);
    if (step === 'unchanged') return resultOf(row.line, 'unchanged', null);
    if (isRefusal(step)) return refused(row.line, step);
    for (const id of row.registryIds) seenGroups.add(id);
    groupSteps.push(step);
    return resultOf(row.line, step.before === null ? 'created' : 'updated', step.after.groupId);
  });
  const recorded: (() => void)[] = [];
  const left = departures.map((departure): RowResult => {
    const { line, animalId } = departure;
    const step = seen.has(animalId)
      ? refuse('animal/registry-taken', 'status')
      : departureStep(departure, around, actor);
    if (step === 'unchanged') return resultOf(line, 'unchanged', animalId);
    if (isRefusal(step)) return refused(line, step);
    seen.add(animalId);
    steps.push(step);
    recorded.push(() => recordStatus(transaction, step, statusRequestOf(zooId, departure), actor));
    return resultOf(line, 'updated', animalId);
  });
  const results = [...written, ...counted, ...left];
  await writeSteps(transaction, zooId, steps, around.places);
  writeGroups(transaction, groupSteps);
  for (const record of recorded) record();
  if (importId !== undefined)
    keepSteps(transaction, { zooId, importId, fileName }, { steps, groupSteps }, { by: actor.userId, at });
  // The mapping of a file without a single usable row is not kept.
  if (results.some(({ outcome }) => outcome !== 'refused')) writeMapping();
  return { results };
}

function resultOf(line: number, outcome: RowResult['outcome'], animalId: string | null): RowResult {
  return { line, outcome, animalId, code: null, field: null };
}

function refused(line: number, { error }: Refusal): RowResult {
  return { line, outcome: 'refused', animalId: null, code: error.code, field: error.field ?? null };
}
