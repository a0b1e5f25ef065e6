import { expect, it } from 'vitest';
import { anExchangedRecord, anExchangedSession } from '../../../tests/support/builders/exchanged-session.ts';
import { wordsToMatch } from './words-of-sessions.ts';

it('words to match are those of the file, then neighbours and partners, then a campaign that is not named', () => {
  const records = [anExchangedRecord({ nearest: 'Bo', near: ['Cleo'] })];
  const interactions = [{ actor: 'Ada', receiver: 'Dan', behaviour: 'GRO', kind: 'affiliative' as const }];
  const session = anExchangedSession({ campaign: '', scans: [{ number: 1, atUnix: 1, records, interactions }] });
  const found = { kind: 'animal', word: 'Ada', line: 2, column: 'animal', count: 3 } as const;
  const words = wordsToMatch([session, session], [found]);
  expect(words[0]).toEqual(found);
  expect(words.map(({ kind, word }) => `${kind} ${word}`)).toEqual([
    ...['animal Ada', 'campaign ', 'enclosure Plain', 'observer Bo Lund'],
    ...['animal Cleo', 'animal Bo', 'animal Dan', 'behaviour RES', 'behaviour GRO'],
  ]);
  expect(words[1]).toMatchObject({ count: 2, line: 0 });
});
