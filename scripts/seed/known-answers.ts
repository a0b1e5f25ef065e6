import type { ObservationSession } from '../../src/domain/observation-sessions/session.ts';
import { knownAgreement } from '../../src/domain/observer-agreement/known-answers.ts';
import { documentId } from './document-id.ts';
import { randomFrom } from './random.ts';
import { repeatedSession, scannedIn } from './repeated-session.ts';
import type { SeedDocument } from './seed-document.ts';
import { visitDocuments } from './session-entries.ts';

const HOUR = 3_600_000;
/** The known answers are recorded after the session whose enclosure and animals they share; trainees repeat them the day after. */
const RECORDED_AFTER = 2 * HOUR;
const REPEATED_AFTER = 24 * HOUR;
/** The share of the sightings on which a trainee differs who is ready, and who is not. */
const DIFFERENT = 0.08;
const DIFFERENT_UNREADY = 0.5;

/**
 * Returns the known answers that the auditor of each active training recorded at its beginning, and the answers of two trainees:
 * one who is ready, and the one whom a second opinion found unready too. A training without an auditor has none.
 * @param documents the documents of campaigns and of their sessions, second opinions among them
 */
export function knownAnswerDocuments(documents: readonly SeedDocument[]): SeedDocument[] {
  const { campaigns, heads, records } = scannedIn(documents);
  const random = randomFrom(20_257);
  return campaigns.flatMap(({ campaignId, type, auditorIds: [auditorId], observerIds }) => {
    const sessions = heads
      .filter((head) => head.campaignId === campaignId)
      .toSorted((one, other) => one.startedAtUnix - other.startedAtUnix);
    const model = sessions.find(({ secondOf }) => secondOf === null);
    const record = records.get(model?.visitId ?? '');
    if (type !== 'training' || auditorId === undefined || model === undefined || record === undefined) return [];
    const visitId = documentId(`${campaignId} known answers`);
    const [known, answers] = repeatedSession(
      random,
      { first: model, record },
      { head: { visitId, observerId: auditorId, isKnownAnswer: true }, different: 0, laterMs: RECORDED_AFTER },
    );
    const first: ObservationSession = { ...model, ...known };
    const unready = unreadyAmong(sessions);
    const ready = observerIds.find((id) => id !== unready);
    const repeated = [ready, unready].flatMap((observerId, number) => {
      if (observerId === undefined) return [];
      const [head, entries] = repeatedSession(
        random,
        { first, record: { entries: [...answers] } },
        {
          head: {
            ...{ visitId: documentId(`${visitId} ${observerId}`), observerId },
            ...{ secondOf: visitId, isKnownAnswer: false },
          },
          different: observerId === unready ? DIFFERENT_UNREADY : DIFFERENT,
          laterMs: REPEATED_AFTER + number * HOUR,
        },
      );
      const agreement = knownAgreement([{ entries: [...answers] }], [{ entries: [...entries] }]);
      return visitDocuments({ ...head, knownAgreement: agreement }, entries);
    });
    return [...visitDocuments(known, answers), ...repeated];
  });
}

/** The observer of the earliest session with a second opinion. */
function unreadyAmong(sessions: readonly ObservationSession[]): string | undefined {
  const seconded = new Set(sessions.map(({ secondOf }) => secondOf));
  return sessions.find(({ visitId }) => seconded.has(visitId))?.observerId;
}
