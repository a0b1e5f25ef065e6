import { documentId } from './document-id.ts';
import { randomFrom } from './random.ts';
import { repeatedSession, scannedIn } from './repeated-session.ts';
import type { SeedDocument } from './seed-document.ts';
import { visitDocuments } from './session-entries.ts';

/** Sessions of a campaign that an auditor observes too, the latest ones. */
const SECONDED = 4;
/** The share of the sightings on which the auditor differs, and the share for somebody in training who is not ready. */
const DIFFERENT = 0.12;
const DIFFERENT_FROM_UNREADY = 0.6;

/**
 * Returns second opinions of the first auditor of each active campaign on its latest scan sessions, observed beside their
 * observer. In a training they differ much from the observer of the earliest of these sessions.
 * @param documents the documents of campaigns and of their sessions
 */
export function secondOpinionDocuments(documents: readonly SeedDocument[]): SeedDocument[] {
  const { campaigns, heads, records } = scannedIn(documents);
  const random = randomFrom(20_256);
  return campaigns.flatMap(({ campaignId, type, auditorIds: [auditorId] }) => {
    if (auditorId === undefined) return [];
    const seconded = heads
      .filter((head) => head.campaignId === campaignId && head.observerId !== auditorId)
      .toSorted((one, other) => other.startedAtUnix - one.startedAtUnix)
      .slice(0, SECONDED);
    const unready = type === 'training' ? seconded.at(-1)?.observerId : null;
    return seconded.flatMap((first) => {
      const record = records.get(first.visitId);
      const different = first.observerId === unready ? DIFFERENT_FROM_UNREADY : DIFFERENT;
      if (record === undefined) return [];
      const visitId = documentId(`${first.visitId} second opinion`);
      const head = { visitId, observerId: auditorId, secondOf: first.visitId };
      return visitDocuments(...repeatedSession(random, { first, record }, { head, different, laterMs: 0 }));
    });
  });
}
