import type { Campaign } from '../../src/domain/campaigns/campaign.ts';
import {
  type ObservationSession,
  type ScanRecord,
  type SessionEntry,
  type SessionRecord,
  sessionRecordSchema,
  sessionSchema,
} from '../../src/domain/observation-sessions/session.ts';
import { documentId } from './document-id.ts';
import { type Random, randomFrom } from './random.ts';
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
  const campaigns = documents
    .filter(({ path, data }) => /^campaigns\/[^/]+$/.test(path) && data['status'] === 'active')
    .map(({ data }) => data as unknown as Campaign);
  const heads = documents
    .filter(({ path }) => /^visits\/[^/]+$/.test(path))
    .map(({ data }) => sessionSchema.parse(data))
    .filter(({ status, method, invalidReason }) => status === 'finished' && method === 'scan' && invalidReason === '');
  const records = new Map(
    documents
      .filter(({ path }) => /^visits\/[^/]+\/records\//.test(path))
      .map(({ data }) => sessionRecordSchema.parse(data))
      .map((record) => [record.visitId, record]),
  );
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
      return record === undefined ? [] : opinionOn(random, first, { record, auditorId, different });
    });
  });
}

type Opinion = { readonly record: SessionRecord; readonly auditorId: string; readonly different: number };

function opinionOn(random: Random, first: ObservationSession, { record, auditorId, different }: Opinion) {
  const visitId = documentId(`${first.visitId} second opinion`);
  const codes = [...new Set(record.entries.flatMap((entry) => (entry.kind === 'scan' ? codesOf(entry.records) : [])))];
  const entries = record.entries.flatMap((entry): readonly SessionEntry[] =>
    entry.kind === 'scan'
      ? [
          {
            ...{ ...entry, entryId: documentId(`${entry.entryId} ${visitId}`), interactions: [] },
            records: entry.records.map((one) => judgedAnew(random, one, codes, different)),
          },
        ]
      : [],
  );
  const differences = { visitId, observerId: auditorId, plannedId: null, secondOf: first.visitId };
  const { startedAtUnix, endedAtUnix } = first;
  return visitDocuments(
    { ...first, ...differences, startedAtUnix, endedAtUnix: endedAtUnix ?? startedAtUnix },
    entries,
  );
}

function codesOf(records: readonly ScanRecord[]): readonly string[] {
  return records.flatMap(({ code }) => code ?? []);
}

/** An animal that was seen gets another behaviour now and then. */
function judgedAnew(random: Random, one: ScanRecord, codes: readonly string[], different: number): ScanRecord {
  const others = codes.filter((code) => code !== one.code);
  if (one.sighting !== 'seen' || others.length === 0 || !random.chance(different)) return one;
  return { ...one, code: random.pick(others) };
}
