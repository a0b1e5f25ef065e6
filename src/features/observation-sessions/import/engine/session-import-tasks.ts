import { type CheckedSession, checkSessions, type ImportGround } from '#domain/session-exchange/check-import.ts';
import type { ExchangedSession, ExchangeKind } from '#domain/session-exchange/exchanged-session.ts';
import type { ExchangeFault, ExchangeReading, WordUse } from '#domain/session-exchange/exchange-reading.ts';
import type { ImportedSession } from '#domain/session-exchange/imported-session.ts';
import { readSessionJson, readSessionTable } from '#domain/session-exchange/read-session-file.ts';
import { wordsToMatch } from '#domain/session-exchange/words-of-sessions.ts';
import { ok, type Result } from '#domain/shared/result.ts';
import { refusalError } from '#kit/files/refusal-error.ts';
import { readSpreadsheet } from '#lib/spreadsheet/read-spreadsheet.ts';

/** A file of sessions that was read, as far as a page shows it. */
export type OpenedSessions = {
  readonly kind: ExchangeKind;
  readonly sessionCount: number;
  readonly faults: readonly ExchangeFault[];
  readonly words: readonly WordUse[];
};

type OpenQuestion = { readonly bytes: Uint8Array<ArrayBuffer>; readonly now: number };

/** The tasks of an import of sessions. The sessions stay with the tasks; the page gets what it shows and what it sends. */
export type SessionImportTasks = {
  readonly open: (question: OpenQuestion) => Promise<Result<OpenedSessions>>;
  readonly check: (ground: ImportGround) => readonly CheckedSession[];
  /** the sessions of these places in the file, as the last check read them */
  readonly take: (places: readonly number[]) => readonly ImportedSession[];
};

/** Returns the tasks of one import, without a file. They run in a worker, or in the page of a browser without workers. */
export function sessionImportTasks(): SessionImportTasks {
  let sessions: readonly ExchangedSession[] = [];
  let sendable: ReadonlyMap<number, ImportedSession> = new Map();
  return {
    async open({ bytes, now }) {
      const reading = await readFile(bytes, now);
      if (!reading.ok) return reading;
      const { kind, faults, words } = reading;
      sessions = reading.sessions;
      return ok({ kind, sessionCount: sessions.length, faults, words: wordsToMatch(sessions, words) });
    },
    check(ground) {
      const checked = checkSessions(sessions, ground);
      sendable = checked.sendable;
      return checked.rows;
    },
    take: (places) => places.flatMap((at) => sendable.get(at) ?? []),
  };
}

/** The content decides the kind of a file: JSON begins with a brace, everything else is a table. */
async function readFile(bytes: Uint8Array<ArrayBuffer>, now: number): Promise<ExchangeReading> {
  const text = new TextDecoder().decode(bytes.subarray(0, BEGINNING)).trimStart();
  if (text.startsWith('{')) return readSessionJson(new TextDecoder().decode(bytes), now);
  const reading = await readSpreadsheet(bytes);
  if (!reading.ok) return { ok: false, error: refusalError(reading.refusal, reading.line) };
  const rows = reading.sheets[0]?.rows ?? [];
  return readSessionTable(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.text))),
    now,
  );
}

/** Enough bytes to see how a text begins. */
const BEGINNING = 200;
