import {
  IMPORT_ENTRIES_A_CALL,
  IMPORT_SESSIONS_A_CALL,
  type ImportSessionsData,
} from '#domain/callables/observation-sessions.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import type { CheckedSession } from '#domain/session-exchange/check-import.ts';
import type { Result } from '#domain/shared/result.ts';

export type SessionOutcome = ImportSessionsData['results'][number];
type Weighed = Pick<CheckedSession, 'at' | 'scanCount' | 'eventCount' | 'contextCount'>;

/** Returns the places of sessions in the order of the file, as many to a call as one takes. */
export function callsOf(rows: readonly Weighed[]): readonly (readonly number[])[] {
  const calls: number[][] = [];
  let entries = 0;
  for (const { at, scanCount, eventCount, contextCount } of rows) {
    const own = scanCount + eventCount + contextCount;
    const last = calls.at(-1);
    if (last === undefined || last.length === IMPORT_SESSIONS_A_CALL || entries + own > IMPORT_ENTRIES_A_CALL) {
      calls.push([at]);
      entries = own;
    } else {
      last.push(at);
      entries += own;
    }
  }
  return calls;
}

/**
 * Sends sessions call by call and reports their outcomes, by their places, as they come. Ends when all are sent, when
 * `isStopped` returns true, or at a call that fails, whose error it returns: its sessions may be sent again, since the
 * server writes none twice.
 */
export async function sendSessions({
  rows,
  send,
  onOutcomes,
  isStopped,
}: {
  readonly rows: readonly Weighed[];
  readonly send: (places: readonly number[]) => Promise<Result<ImportSessionsData>>;
  readonly onOutcomes: (outcomes: readonly (readonly [at: number, outcome: SessionOutcome])[]) => void;
  readonly isStopped: () => boolean;
}): Promise<AppError | null> {
  for (const places of callsOf(rows)) {
    if (isStopped()) return null;
    // oxlint-disable-next-line no-await-in-loop -- one call after the other
    const answer = await send(places);
    if (!answer.ok) return answer.error;
    const { results } = answer.value;
    onOutcomes(
      places.flatMap((at, place) => {
        const outcome = results[place];
        return outcome === undefined ? [] : [[at, outcome] as const];
      }),
    );
  }
  return null;
}
