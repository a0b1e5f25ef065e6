/** Documents read by the screens of animals and places, in parks of two sizes. */
import { fillBudgetPark } from './park-seed.ts';
import { parkScreens } from './park-screens.ts';
import { type FillingVisits, measureVisits, printVisits } from './screen-visits.ts';

export const ANIMALS = [500, 5000] as const;

/** Visits every screen as a manager in parks of both sizes. */
export async function measureParkReads(root: string): Promise<readonly FillingVisits[]> {
  return measureVisits(
    root,
    ANIMALS.map((animals) => ({
      label: `${animals.toLocaleString('en')} animals`,
      fill: async (admin) => parkScreens(await fillBudgetPark(admin, Date.now(), animals)),
    })),
  );
}

/** Prints documents read against the budget; fails for none of them. */
export function printParkReads(parks: readonly FillingVisits[]): void {
  printVisits('Documents read by the screens of animals and places, beyond the session’s own', parks);
}
