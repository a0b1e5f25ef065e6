import type { ExchangedSession } from './exchanged-session.ts';
import { WORD_KINDS, type WordKind, type WordUse } from './exchange-reading.ts';
import { wordKey } from './match-words.ts';

/** Returns the names that a session says, by their kinds; '' for a campaign, enclosure or observer that it does not name. */
export function wordsOfSession({
  campaign,
  enclosure,
  observer,
  animals,
  scans,
  events,
}: ExchangedSession): Readonly<Record<WordKind, readonly string[]>> {
  const records = scans.flatMap((scan) => scan.records);
  const interactions = scans.flatMap((scan) => scan.interactions);
  return {
    ...{ campaign: [campaign], enclosure: [enclosure], observer: [observer] },
    animal: [
      ...animals,
      ...records.flatMap(({ animal, nearest, near }) => [animal, ...near, ...(nearest === null ? [] : [nearest])]),
      ...interactions.flatMap(({ actor, receiver }) => [actor, receiver]),
      ...events.map(({ animal }) => animal),
    ],
    behaviour: [...records, ...interactions, ...events].flatMap(({ behaviour }) => behaviour ?? []),
  };
}

/**
 * Returns the names that have to be matched before sessions are imported, each spelling once: those that a reader found
 * with their places, and what sessions say or leave out beyond them, at line 0.
 */
export function wordsToMatch(sessions: readonly ExchangedSession[], found: readonly WordUse[]): readonly WordUse[] {
  const words = new Map<string, WordUse>();
  for (const one of found) {
    const key = wordKey(one.kind, one.word);
    const known = words.get(key);
    words.set(key, known === undefined ? one : { ...known, count: known.count + one.count });
  }
  const further = new Map<string, WordUse>();
  for (const session of sessions) {
    const said = wordsOfSession(session);
    for (const kind of WORD_KINDS)
      for (const word of said[kind]) {
        const key = wordKey(kind, word);
        if (words.has(key)) continue;
        const count = (further.get(key)?.count ?? 0) + 1;
        further.set(key, { kind, word, count, line: 0, column: kind });
      }
  }
  return [...words.values(), ...further.values()];
}
