import type { Campaign } from '../../src/domain/campaigns/campaign.ts';
import {
  type ObservationSession,
  type ScanEntry,
  type ScanRecord,
  type SessionEntry,
  type SessionRecord,
  sessionRecordSchema,
  sessionSchema,
} from '../../src/domain/observation-sessions/session.ts';
import { documentId } from './document-id.ts';
import type { Random } from './random.ts';
import type { SeedDocument } from './seed-document.ts';
import type { SeedSession } from './session-entries.ts';

/** The active campaigns of a seed, with the valid scan sessions that ended and what was recorded in each. */
type Scanned = {
  readonly campaigns: readonly Campaign[];
  readonly heads: readonly ObservationSession[];
  readonly records: ReadonlyMap<string, SessionRecord>;
};

/** Returns the active campaigns with their valid, ended scan sessions. */
export function scannedIn(documents: readonly SeedDocument[]): Scanned {
  const of = (path: RegExp) => documents.filter((one) => path.test(one.path)).map(({ data }) => data);
  return {
    campaigns: (of(/^campaigns\/[^/]+$/) as unknown as readonly Campaign[]).filter(({ status }) => status === 'active'),
    heads: of(/^visits\/[^/]+$/)
      .map((data) => sessionSchema.parse(data))
      .filter(
        ({ status, method, invalidReason }) => status === 'finished' && method === 'scan' && invalidReason === '',
      ),
    records: new Map(
      of(/^visits\/[^/]+\/records\//)
        .map((data) => sessionRecordSchema.parse(data))
        .map((record) => [record.visitId, record]),
    ),
  };
}

type Recorded = { readonly first: ObservationSession; readonly record: Pick<SessionRecord, 'entries'> };
type Repetition = {
  /** the differences from the first session */
  readonly head: Pick<ObservationSession, 'visitId' | 'observerId'> & Partial<ObservationSession>;
  /** the share of the sightings in which another behaviour is seen */
  readonly different: number;
  /** how much later it begins */
  readonly laterMs: number;
};

/** Returns a session as somebody else records it, beside the plan, with its scans. */
export function repeatedSession(
  random: Random,
  { first, record }: Recorded,
  { head, different, laterMs }: Repetition,
): [SeedSession, readonly SessionEntry[]] {
  const codes = [...new Set(record.entries.flatMap((entry) => (entry.kind === 'scan' ? codesOf(entry.records) : [])))];
  const entries = record.entries.flatMap((entry): readonly ScanEntry[] =>
    entry.kind === 'scan'
      ? [
          {
            ...{ ...entry, entryId: documentId(`${entry.entryId} ${head.visitId}`), interactions: [] },
            atUnix: entry.atUnix + laterMs,
            records: entry.records.map((one) => ({
              ...judgedAnew(random, one, codes, different),
              atUnix: one.atUnix + laterMs,
            })),
          },
        ]
      : [],
  );
  const startedAtUnix = first.startedAtUnix + laterMs;
  const endedAtUnix = (first.endedAtUnix ?? first.startedAtUnix) + laterMs;
  return [{ ...first, plannedId: null, ...head, startedAtUnix, endedAtUnix }, entries];
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
