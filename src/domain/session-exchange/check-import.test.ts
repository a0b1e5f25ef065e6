import { describe, expect, it } from 'vitest';
import { anActiveCampaign } from '../../../tests/support/builders/campaign.ts';
import { aBehaviour } from '../../../tests/support/builders/ethogram.ts';
import { anExchangedSession } from '../../../tests/support/builders/exchanged-session.ts';
import { checkSessions, type ImportGround } from './check-import.ts';
import { importedVisitId } from './imported-session.ts';
import { wordKey } from './match-words.ts';

const ground: ImportGround = {
  zooId: 'zoo-1',
  ids: new Map([
    [wordKey('campaign', 'Lions'), 'campaign-1'],
    [wordKey('enclosure', 'Plain'), 'enclosure-1'],
    [wordKey('observer', 'Bo Lund'), 'keeper-1'],
    [wordKey('animal', 'Ada'), 'ada'],
    [wordKey('behaviour', 'RES'), 'RES'],
  ]),
  campaigns: [anActiveCampaign()],
  versions: [{ ethogramId: 'ethogram-1', number: 1, behaviours: [aBehaviour('RES')] }],
  ...{ places: {}, questions: {} },
  homes: { ada: 'enclosure-1' },
  visitIds: new Set(),
  now: Date.parse('2026-04-01T00:00:00Z'),
};
const rowOf = (differences: Parameters<typeof anExchangedSession>[0], more: Partial<ImportGround> = {}) => {
  const { rows, sendable } = checkSessions([anExchangedSession(differences)], { ...ground, ...more });
  const [row] = rows;
  return [row?.state, sendable.size, ...[...(row?.faults ?? []), ...(row?.warnings ?? [])].map(({ code }) => code)];
};

describe('the dry run of a file', () => {
  it('sends a session that its campaign takes, and tells of it by the words of the file', () => {
    const { rows, sendable } = checkSessions([anExchangedSession()], ground);
    expect(rows).toMatchObject([
      {
        ...{ at: 0, state: 'new', scanCount: 1, eventCount: 0, faults: [], warnings: [] },
        said: { campaign: 'Lions' },
      },
    ]);
    expect(sendable.get(0)).toMatchObject({ campaignId: 'campaign-1', observerId: 'keeper-1', animalIds: ['ada'] });
  });
  it('does not send what the campaigns have, by its own id or by that of an earlier import', () => {
    expect(rowOf({}, { visitIds: new Set(['visit-1']) })).toEqual(['known', 0]);
    const imported = importedVisitId('zoo-1', 'campaign-1', 'visit-1');
    expect(rowOf({}, { visitIds: new Set([imported]) })).toEqual(['known', 0]);
  });
  it('sends a session once that the file has twice', () => {
    const { rows, sendable } = checkSessions([anExchangedSession(), anExchangedSession()], ground);
    expect([rows.map(({ state }) => state), [...sendable.keys()]]).toEqual([['new', 'known'], [0]]);
  });
  it('refuses what has no meaning here, what the campaign does not take and what cannot be stored', () => {
    expect(rowOf({ observer: 'Zed' })).toEqual(['refused', 0, 'exchange/word-unknown']);
    expect(rowOf({}, { versions: [] })).toEqual(['refused', 0, 'exchange/behaviour-not-in-campaign']);
    expect(rowOf({}, { campaigns: [] })).toEqual(['refused', 0, 'exchange/campaign-not-running']);
    expect(rowOf({ plannedCount: 1_001 })).toEqual(['refused', 0, 'exchange/session-unfit']);
  });
  it('warns of an animal that lives elsewhere, and sends the session', () => {
    expect(rowOf({}, { homes: {} })).toEqual(['new', 1, 'exchange/animal-elsewhere']);
  });
});
