import { SAMPLING_METHODS } from '../campaigns/campaign.ts';
import { MEMO_LENGTH } from '../fields/fields.ts';
import { SESSION_STATUSES } from '../observation-sessions/session.ts';
import type { ExchangedSession } from './exchanged-session.ts';
import type { Findings } from './exchange-reading.ts';
import { writtenInstant } from './exchange-time.ts';
import type { SessionHead } from './growing-session.ts';
import type { TableLine } from './table-lines.ts';

/** The columns of the own table that every row of a session repeats. */
export const OWN_HEAD = [
  ...(['session', 'campaign', 'enclosure', 'observer', 'method', 'status', 'deferred'] as const),
  ...(['started', 'ended', 'planned', 'note', 'invalid', 'animals'] as const),
] as const;
/** The columns of the own table: those of a session, then those of a row. */
export const OWN_COLUMNS = [
  ...OWN_HEAD,
  ...(['row', 'time', 'scan', 'animal', 'sighting', 'behaviour', 'modifiers', 'zone', 'plan', 'x', 'y'] as const),
  ...(['level', 'nearest', 'near', 'action', 'partner', 'interaction'] as const),
] as const;

const YES_NO = ['yes', 'no'] as const;

/** Returns the cells that every row of a session repeats. */
export function headCells(session: ExchangedSession) {
  const { sessionId, campaign, enclosure, observer, method, status, plannedCount, note, animals } = session;
  return {
    ...{ session: sessionId, campaign, enclosure, observer, method, status },
    deferred: session.isDeferred ? 'yes' : 'no',
    started: writtenInstant(session.startedAtUnix),
    ended: session.endedAtUnix === null ? null : writtenInstant(session.endedAtUnix),
    ...{ planned: plannedCount, note, invalid: session.invalidReason, animals: JSON.stringify(animals) },
  };
}

/** Returns the session that a row belongs to, without its content. */
export function readHead(line: TableLine, findings: Findings): SessionHead {
  const startedAtUnix = line.instant('started') ?? 0;
  for (const column of ['note', 'invalid'])
    if (line.raw(column).length > MEMO_LENGTH)
      findings.wrong(line.at(column), 'exchange/too-long', { max: MEMO_LENGTH });
  return {
    sessionId: line.text('session'),
    campaign: line.word('campaign', 'campaign'),
    enclosure: line.word('enclosure', 'enclosure'),
    observer: line.word('observer', 'observer'),
    method: line.choice('method', SAMPLING_METHODS),
    status: line.choice('status', SESSION_STATUSES),
    isDeferred: line.choice('deferred', YES_NO) === 'yes',
    startedAtUnix,
    endedAtUnix: line.text('ended') === '' ? null : line.instant('ended', startedAtUnix),
    plannedCount: line.number('planned', { isWhole: true, min: 0 }) ?? 0,
    note: line.raw('note'),
    invalidReason: line.raw('invalid'),
    animals: line.list('animals').map((animal) => findings.word('animal', animal, line.at('animals'))),
  };
}
