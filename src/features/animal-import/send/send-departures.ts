import type { RowDeparture } from '#domain/animal-import/checked-row.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import type { Result } from '#domain/shared/result.ts';
import type { RowOutcome } from './send-rows.ts';

/** Failures of the network or the session: the rest would fail like this one, and can be sent later. */
const STOPPING: ReadonlySet<string> = new Set([
  'generic/offline',
  'generic/not-connected',
  'auth/network',
  'auth/session-expired',
  'generic/too-many-requests',
]);

export type LineDeparture = RowDeparture & { readonly line: number };

/**
 * Records deaths and departures one after the other and reports the outcome of each: one that the server refuses is
 * refused alone. Ends when all are recorded, when `isCancelled` returns true, or at a failure of the network, which it
 * returns: those without an outcome may be sent again.
 */
export async function sendDepartures(options: {
  readonly departures: readonly LineDeparture[];
  readonly send: (departure: LineDeparture) => Promise<Result<unknown>>;
  readonly onOutcomes: (outcomes: readonly RowOutcome[]) => void;
  readonly isCancelled: () => boolean;
}): Promise<AppError | null> {
  const { departures, send, onOutcomes, isCancelled } = options;
  for (const departure of departures) {
    if (isCancelled()) return null;
    // oxlint-disable-next-line no-await-in-loop -- each changes the counts of one enclosure: side by side they would wait for one another
    const sent = await send(departure);
    if (!sent.ok && STOPPING.has(sent.error.code)) return sent.error;
    const { line, animalId } = departure;
    onOutcomes([
      sent.ok
        ? { line, outcome: 'updated', animalId, code: null, field: null }
        : { line, outcome: 'refused', animalId: null, code: sent.error.code, field: null },
    ]);
  }
  return null;
}
