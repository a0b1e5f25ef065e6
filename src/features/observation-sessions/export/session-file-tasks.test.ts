import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSessionJson, readSessionTable } from '#domain/session-exchange/read-session-file.ts';
import { readSpreadsheet } from '#lib/spreadsheet/read-spreadsheet.ts';
import { aBehaviour, aModifier, anEthogramContent } from '../../../../tests/support/builders/ethogram.ts';
import {
  aFocalEntry,
  anObservationSession,
  aScanEntry,
  aScanRecord,
} from '../../../../tests/support/builders/observation-session.ts';
import { categoriesByCode, namesOfSessions } from './names-of-sessions.ts';
import { type FileContent, sessionFileTasks } from './session-file-tasks.ts';

const NOW = Date.parse('2026-12-01T00:00:00Z');
const version = {
  ...anEthogramContent({
    behaviours: [aBehaviour('REST'), aBehaviour('GRO', { modifiers: [aModifier('role', 'a|b')] })],
  }),
  ...{ ethogramId: 'ethogram-1', version: 1 },
};
const content = (ada: string, kind: FileContent['kind']): FileContent => {
  const ended = { status: 'finished', endedAtUnix: Date.parse('2026-03-05T10:00:00Z') } as const;
  return {
    ...{ kind, now: NOW, ground: {}, categories: categoriesByCode([version], 'en') },
    sessions: [
      {
        session: anObservationSession({ ...ended, animalIds: ['ada'], doneCount: 1 }),
        records: [{ deviceId: 'd', entries: [aScanEntry({ records: [aScanRecord({ code: 'REST' })] })] }],
      },
      {
        session: anObservationSession({ ...ended, visitId: 'visit-2', method: 'focal', animalIds: ['ada'] }),
        records: [{ deviceId: 'd', entries: [aFocalEntry({ action: 'point', code: 'GRO', modifiers: ['role:a|b'] })] }],
      },
    ],
    names: namesOfSessions(
      {
        ...{ campaigns: [['campaign-1', 'Lions']], enclosures: [['enclosure-1', 'Plain; "old"']], zones: [] },
        ...{ observers: [['keeper-1', 'Bo, Lund']], animals: [['ada', ada]], versions: [version] },
      },
      'en',
    ),
  };
};
const readTable = async (text: string) => {
  const reading = await readSpreadsheet(new TextEncoder().encode(text));
  if (!reading.ok) throw new Error(reading.refusal);
  const rows = reading.sheets[0]?.rows ?? [];
  return readSessionTable(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.text))),
    NOW,
  );
};

describe('a file of sessions is read again as it was written', () => {
  const names = fc.oneof(
    fc.constantFrom('=cmd|x', '+1', "'-Rex", 'tab\there', 'a,b;c', '"', '🦁', '@home', '="1"'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).map((name) => `n${name.replaceAll(/\s/g, '')}`),
  );
  it.each(['enclos-csv', 'boris-events', 'zoomonitor', 'boris-project', 'enclos-json'] as const)('%s', async (kind) => {
    await fc.assert(
      fc.asyncProperty(names, async (ada) => {
        const text = sessionFileTasks.write(content(ada, kind));
        const reading = text.startsWith('{') ? readSessionJson(text, NOW) : await readTable(text);
        expect(reading).toMatchObject({ ok: true, kind, faults: [] });
        const sessions = reading.ok ? reading.sessions : [];
        const byId = new Map(sessions.map((one) => [one.sessionId, one]));
        expect(byId.get('visit-1')).toMatchObject({
          ...{ campaign: 'Lions', enclosure: 'Plain; "old"', observer: 'Bo, Lund', animals: [ada] },
          scans: [
            { number: 1, records: [{ animal: ada, behaviour: kind === 'zoomonitor' ? 'Nom REST (en)' : 'REST' }] },
          ],
        });
        expect(byId.get('visit-2')?.events).toMatchObject([{ animal: ada, action: 'point', modifiers: ['a/b (en)'] }]);
      }),
      { numRuns: 30 },
    );
  });
});
