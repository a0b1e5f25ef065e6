import { useMemo, useRef, useState } from 'react';
import { queryError } from '#data/query-error.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import type { EthogramVersion } from '#domain/ethograms/ethogram.ts';
import type { CheckedSession } from '#domain/session-exchange/check-import.ts';
import type { WordKind } from '#domain/session-exchange/exchange-reading.ts';
import type { ImportedSession } from '#domain/session-exchange/imported-session.ts';
import { matchWords, wordKey } from '#domain/session-exchange/match-words.ts';
import { refusalError } from '#kit/files/refusal-error.ts';
import { WorkerStopped } from '#kit/worker/start-worker.ts';
import { useWorker } from '#kit/worker/useWorker.ts';
import { nowMs } from '#lib/clock.ts';
import { reportError } from '#lib/log.ts';
import { READ_LIMITS } from '#lib/spreadsheet/read-limits.ts';
import { keepDraft, readDraft } from '#lib/tab-drafts.ts';
import { useActor } from '#state/session/use-session.ts';
import type { OpenedSessions } from './engine/session-import-tasks.ts';
import { type SessionImportWorker, startSessionImport } from './engine/start-session-import.ts';
import { importDraftFrom, withMatch } from './import-draft.ts';
import type { ImportBase } from './useImportBase.ts';
import { useImportReadings } from './useImportReadings.ts';
import { useImportThings } from './useImportThings.ts';

export type OpenFile = { readonly name: string; readonly opened: OpenedSessions };
type Busy = 'reading' | 'versions' | 'checking';

/** Returns the imported file, the meanings of its names, and its dry run. Nothing of it leaves the page here. */
export function useSessionImport(base: ImportBase) {
  const { zooId, userId } = useActor();
  const { current, begin, end } = useWorker(startSessionImport);
  const readings = useImportReadings();
  const draftName = `session-import.${userId}.${zooId}`;
  const [draft, setDraft] = useState(() => importDraftFrom(readDraft(draftName)));
  const [file, setFile] = useState<OpenFile | null>(null);
  const [versions, setVersions] = useState<readonly EthogramVersion[]>([]);
  const [rows, setRows] = useState<readonly CheckedSession[] | null>(null);
  const [busy, setBusy] = useState<Busy | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const { things, choices } = useImportThings(base, versions);
  const words = file?.opened.words;
  const matched = useMemo(() => matchWords(words ?? [], things, draft.matches), [words, things, draft]);
  // The answer to what began before the latest cancel, or before another file, comes too late to be shown.
  const turn = useRef(0);

  /** Does a part of the import; null, and the failure shown, where it did not come to its end. */
  const work = async <T>(what: Busy, ask: () => Promise<T>): Promise<T | null> => {
    turn.current += 1;
    const mine = turn.current;
    setBusy(what);
    setFailure(null);
    try {
      const answer = await ask();
      return turn.current === mine ? answer : null;
    } catch (error) {
      if (turn.current === mine) setFailure(shownError(error));
      return null;
    } finally {
      if (turn.current === mine) setBusy(null);
    }
  };
  const running = (): SessionImportWorker => {
    if (current.current === null) throw new Error('No file is open');
    return current.current;
  };
  const campaignsOf = ({ words: said }: OpenedSessions, matches: Readonly<Record<string, string>>) => {
    const { ids } = matchWords(said, things, matches);
    const chosen = new Set([...ids].flatMap(([key, id]) => (isOfKind(key, 'campaign') ? [id] : [])));
    return base.campaigns.filter(({ campaignId }) => chosen.has(campaignId));
  };
  const readVersions = async (opened: OpenedSessions, matches: Readonly<Record<string, string>>) => {
    const read = await work('versions', () => readings.versionsOf(campaignsOf(opened, matches)));
    if (read !== null) setVersions(read);
  };

  return {
    ...{ file, rows, busy, failure, choices, matched },
    async open(chosen: File): Promise<void> {
      setFile(null);
      setRows(null);
      const opened = await work('reading', async () => {
        if (chosen.size > READ_LIMITS.bytes) throw new Refused(refusalError('too-large', null));
        const started = await begin();
        const bytes = new Uint8Array(await chosen.arrayBuffer());
        const answer = await started.run('open', { bytes, now: nowMs() }, { transfer: [bytes.buffer] });
        if (!answer.ok) throw new Refused(answer.error);
        return answer.value;
      });
      if (opened === null) return;
      setFile({ name: chosen.name, opened });
      await readVersions(opened, draft.matches);
    },
    /** Gives a name of the file a meaning; null takes it back. */
    async match(kind: WordKind, word: string, id: string | null): Promise<void> {
      const next = withMatch(draft, wordKey(kind, word), id);
      setDraft(next);
      keepDraft(draftName, next);
      setRows(null);
      if (kind === 'campaign' && file !== null) await readVersions(file.opened, next.matches);
    },
    /** Makes the dry run; returns whether it came to its end. */
    async check(): Promise<boolean> {
      if (file === null) return false;
      const checked = await work('checking', async () => {
        const campaigns = campaignsOf(file.opened, draft.matches);
        const enclosureIds = new Set([...matched.ids].flatMap(([key, id]) => (isOfKind(key, 'enclosure') ? [id] : [])));
        const places = await readings.placesOf(base.enclosures.filter(({ id }) => enclosureIds.has(id)));
        const visitIds = await readings.visitIdsOf(campaigns);
        const homes = Object.fromEntries(base.animals.map(({ id, enclosureId }) => [id, enclosureId]));
        const known = { zooId, ids: matched.ids, campaigns, versions, places, homes, visitIds };
        return running().run('check', { ...known, now: nowMs() });
      });
      if (checked !== null) setRows(checked);
      return checked !== null;
    },
    /** Returns the sessions of these places in the file, as the dry run read them. */
    take: (places: readonly number[]): Promise<readonly ImportedSession[]> => running().run('take', places),
    cancel(): void {
      turn.current += 1;
      end();
      setBusy(null);
      setFile(null);
      setRows(null);
    },
  };
}
export type SessionImportFile = ReturnType<typeof useSessionImport>;

/** A file that is not read, for a reason that people are told. */
class Refused extends Error {
  readonly error: AppError;
  constructor(error: AppError) {
    super(error.code);
    this.error = error;
  }
}

function shownError(error: unknown): AppError {
  if (error instanceof Refused) return error.error;
  if (error instanceof Error) {
    if (!(error instanceof WorkerStopped)) reportError(error, { where: 'observation-sessions/import' });
    return appError('exchange/read-failed');
  }
  return queryError(error as AppError);
}

function isOfKind(key: string, kind: WordKind): boolean {
  return key.startsWith(wordKey(kind, ''));
}
