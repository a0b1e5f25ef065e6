import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aContextVersion } from '../../../tests/support/builders/context.ts';
import { aBehaviour, aModifier } from '../../../tests/support/builders/ethogram.ts';
import {
  anExchangedRecord,
  anExchangedSession,
  exchangedSessions,
} from '../../../tests/support/builders/exchanged-session.ts';
import { flowOfContext } from '../contexts/asked-context.ts';
import type { ExchangedEvent, ExchangedSession } from './exchanged-session.ts';
import { type ImportWords, readSession } from './from-exchanged.ts';
import { importedVisit } from './imported-visit.ts';
import { knownThing } from './known-things.ts';
import { matchWords, wordKey } from './match-words.ts';
import { ethogramKey, type SessionNames } from './session-names.ts';
import { exchangedSession } from './to-exchanged.ts';
import { wordsOfSession, wordsToMatch } from './words-of-sessions.ts';

const { questions } = flowOfContext(aContextVersion());
const START = Date.parse('2026-03-05T09:00:00Z');

/** An establishment that knows every word of a session, each as a thing with an id of its own. */
function groundOf(session: ExchangedSession): { words: ImportWords; names: SessionNames } {
  const said = wordsOfSession(session);
  const things = (kind: 'campaign' | 'enclosure' | 'observer' | 'animal') =>
    [...new Set(said[kind])].map((word, at) => [`${kind}-${at}`, word] as const);
  const codes = [...new Set(said.behaviour)];
  const zones = [...new Set(session.scans.flatMap(({ records }) => records.flatMap(({ zone }) => zone ?? [])))];
  const modifiers = [...new Set(session.events.flatMap((event) => event.modifiers))];
  const known = {
    campaign: things('campaign').map(([id, word]) => knownThing(id, word)),
    enclosure: things('enclosure').map(([id, word]) => knownThing(id, word)),
    observer: things('observer').map(([id, word]) => knownThing(id, word)),
    animal: things('animal').map(([id, word]) => knownThing(id, word)),
    behaviour: codes.map((code) => knownThing(code)),
  };
  const { ids } = matchWords(wordsToMatch([session], []), known);
  return {
    words: {
      ids,
      questions: { 'campaign-0': questions },
      places: {
        'enclosure-0': {
          zones: zones.map((zone, at) => knownThing(`zone-${at}`, zone)),
          planIds: session.scans.flatMap(({ records }) => records.flatMap(({ planId }) => planId ?? [])),
        },
      },
      behaviours: {
        'campaign-0': codes.map((code) =>
          aBehaviour(code, {
            modifiers: modifiers.map((value, at) => ({ ...aModifier(`m${at}`, value), modifierId: `m${at}` })),
          }),
        ),
      },
    },
    names: {
      ...{ campaigns: Object.fromEntries(things('campaign')), enclosures: Object.fromEntries(things('enclosure')) },
      ...{ observers: Object.fromEntries(things('observer')), animals: Object.fromEntries(things('animal')) },
      zones: Object.fromEntries(zones.map((zone, at) => [`zone-${at}`, zone])),
      ethograms: {
        [ethogramKey('eth', 1)]: {
          behaviours: {},
          modifiers: Object.fromEntries(
            codes.flatMap((code) => modifiers.map((value, at) => [`${code} m${at}:${value}`, value])),
          ),
        },
      },
    },
  };
}

const stored = (session: NonNullable<ReturnType<typeof readSession>['session']>) =>
  importedVisit(session, { ethogramId: 'eth', ethogramVersion: 1 }, { zooId: 'zoo', by: 'ana', at: START });

describe('a session of a file', () => {
  it('says the same in a file again after it was imported', () => {
    fc.assert(
      fc.property(exchangedSessions, (sessions) => {
        for (const told of sessions) {
          const { words, names } = groundOf(told);
          const { session, faults, warnings } = readSession(told, words);
          expect({ faults, warnings }).toEqual({ faults: [], warnings: [] });
          if (session === null) throw new Error('no session');
          const { session: head, record } = stored(session);
          const again = exchangedSession({ session: head, records: [record] }, names);
          expect({ ...again, sessionId: told.sessionId }).toEqual(told);
        }
      }),
      { numRuns: 60 },
    );
  });
  it('is not read while a name has no meaning, and says each such name once', () => {
    const told = anExchangedSession({ campaign: '', animals: ['Ada', 'Bo'] });
    const { words } = groundOf(told);
    const ids = new Map([...words.ids].filter(([key]) => !key.includes('Ada') && !key.startsWith('campaign')));
    const { session, faults } = readSession(told, { ...words, ids });
    expect(session).toBe(null);
    expect(faults).toEqual([
      { field: 'campaignId', error: { code: 'exchange/word-unknown', params: { value: '' } } },
      { field: 'animalIds', error: { code: 'exchange/word-unknown', params: { value: 'Ada' } } },
    ]);
  });
  it('is not read while it runs', () => {
    const told = anExchangedSession({ status: 'running' });
    expect(readSession(told, groundOf(told).words).faults).toEqual([
      { field: 'status', error: { code: 'exchange/session-runs' } },
    ]);
  });
  it('loses a zone, a point of a plan and a modifier that nobody knows, with a warning for each', () => {
    const record = anExchangedRecord({ zone: 'Pond', planId: 'plan', x: 1, y: 2, elevation: 1 });
    const scans = [{ number: 1, atUnix: START, records: [record], interactions: [] }];
    const event: ExchangedEvent = {
      ...{ animal: 'Ada', action: 'point', behaviour: 'RES', modifiers: ['deep'], atUnix: START },
    };
    const told = anExchangedSession({ scans, events: [event] });
    const { words } = groundOf(told);
    const { session, warnings } = readSession(told, { ...words, places: {}, behaviours: {} });
    expect(session?.scans[0]?.records[0]).toMatchObject({ zoneId: null, planId: null, x: null, y: null, elevation: 1 });
    expect(session?.events[0]?.modifiers).toEqual([]);
    expect(warnings.map(({ code, params }) => [code, params])).toEqual([
      ['exchange/place-unknown', { value: 'Pond' }],
      ['exchange/place-unknown', { value: 'plan' }],
      ['exchange/modifier-unknown', { value: 'deep' }],
    ]);
  });
  it('keeps its answers about the context, with their corrections', () => {
    const answer = (value: string, atUnix: number) => ({ answers: [{ questionId: 'weather', value }], atUnix });
    const context = [answer('rain', START), answer('sun', START + 1), { answers: [], atUnix: START + 2 }];
    const told = anExchangedSession({ context });
    const { words, names } = groundOf(told);
    const { session, warnings } = readSession(told, words);
    expect(warnings).toEqual([]);
    if (session === null) throw new Error('no session');
    const { session: head, record } = stored(session);
    expect(record.entries.slice(-3).map(({ entryId }) => entryId)).toEqual([
      ...['file-context-1', 'file-context-2', 'file-context-3'],
    ]);
    expect(exchangedSession({ session: head, records: [record] }, names).context).toEqual(context);
  });
  it('loses answers that its campaign does not ask for, or that are none of the possible ones, with one warning', () => {
    const weather = (value: string) => ({ questionId: 'weather', value });
    const told = anExchangedSession({
      context: [
        { answers: [{ questionId: 'moon', value: 'full' }], atUnix: START },
        { answers: [weather('snow'), { questionId: 'moon', value: 'new' }], atUnix: START + 1 },
        { answers: [weather('rain'), { questionId: 'moon', value: 'new' }], atUnix: START + 2 },
      ],
    });
    const { words } = groundOf(told);
    const { session, warnings } = readSession(told, words);
    expect(session?.context).toEqual([{ answers: [weather('rain')], atUnix: START + 2 }]);
    expect(warnings).toEqual([{ code: 'exchange/answers-left-out', params: { value: 2 } }]);
    expect(readSession(told, { ...words, questions: {} }).session?.context).toEqual([]);
  });
  it('gives values of one name to one modifier after the other', () => {
    const modifiers = ['yes', 'YES'];
    const told = anExchangedSession({
      ...{ method: 'focal', scans: [] },
      events: [{ animal: 'Ada', action: 'point', behaviour: 'RES', modifiers, atUnix: START }],
    });
    const { words } = groundOf(told);
    const behaviours = {
      'campaign-0': [aBehaviour('RES', { modifiers: [aModifier('a', 'yes'), aModifier('b', 'yes')] })],
    };
    expect(readSession(told, { ...words, behaviours }).session?.events[0]?.modifiers).toEqual(['a:yes', 'b:yes']);
    expect(words.ids.get(wordKey('animal', 'Ada'))).toBe('animal-0');
  });
});
