import type { Transaction } from 'firebase-admin/firestore';
import { type AnimalShare, isOpenShare } from '../../../src/domain/animal-shares/animal-share.ts';
import { BY_SERVER } from '../../../src/domain/audit/audit-log.ts';
import type { AnimalStep } from '../animals/animal-step.ts';
import { now } from '../common/clock.ts';
import { readersOf } from './readers.ts';
import { recordStep } from './record-step.ts';
import { sharesOfAnimals, writeShare } from './stored-shares.ts';

/**
 * Reads the open shares of animals that go to the archives with these steps, and returns a function that ends them: an
 * archived or merged record is read by its own establishment alone, also once it is restored.
 */
export async function endSharesOf(
  transaction: Transaction,
  zooId: string,
  steps: readonly AnimalStep[],
): Promise<() => void> {
  const gone = new Map(steps.filter(isArchivedNow).map((step) => [step.after.animalId, step]));
  const shares = await sharesOfAnimals(transaction, zooId, [...gone.keys()]);
  const at = now();
  return () => {
    for (const share of shares.filter(isOpenShare)) {
      const step = gone.get(share.animalId);
      if (step === undefined) continue;
      const by = step.move?.recordedBy ?? BY_SERVER;
      const ended = endedShare(share, by, step.after.mergedInto === undefined ? 'archived' : 'merged', at);
      writeShare(transaction, ended);
      recordStep(transaction, ended, by, 'owner');
    }
  };
}

/** Returns the step with the animal closed to other establishments, if it goes to the archives with it. */
export function closedToOthers(step: AnimalStep): AnimalStep {
  if (!isArchivedNow(step)) return step;
  const { after } = step;
  return { ...step, after: { ...after, ...readersOf(after.zooId, [after.zooId], '') } };
}

function isArchivedNow({ before, after }: AnimalStep): boolean {
  return after.isArchived && before?.isArchived !== true;
}

function endedShare(share: AnimalShare, by: string, endCause: 'archived' | 'merged', at: number): AnimalShare {
  return {
    ...share,
    ...{ state: 'ended', endedBy: by, endedAtUnix: at, endedSide: 'owner', endCause, reason: '', updatedAtUnix: at },
  };
}
