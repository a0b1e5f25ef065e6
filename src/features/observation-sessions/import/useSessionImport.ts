import { useMemo, useState } from 'react';
import { keepSessionWords } from '#data/observation-sessions/session-imports.endpoints.ts';
import type { EthogramVersion } from '#domain/ethograms/ethogram.ts';
import type { CheckedSession } from '#domain/session-exchange/check-import.ts';
import type { WordKind } from '#domain/session-exchange/exchange-reading.ts';
import type { ImportedSession } from '#domain/session-exchange/imported-session.ts';
import { wordsToKeep } from '#domain/session-exchange/kept-words.ts';
import { matchWords, wordKey } from '#domain/session-exchange/match-words.ts';
import { ok } from '#domain/shared/result.ts';
import { useFileTasks } from '#kit/files/useFileTasks.ts';
import { nowMs } from '#lib/clock.ts';
import { keepDraft, readDraft } from '#lib/tab-drafts.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import type { OpenedSessions } from './engine/session-import-tasks.ts';
import { type SessionImportWorker, startSessionImport } from './engine/start-session-import.ts';
import { importDraftFrom, withMatch } from './import-draft.ts';
import type { ImportBase } from './useImportBase.ts';
import { useImportReadings } from './useImportReadings.ts';
import { useImportThings } from './useImportThings.ts';

export type OpenFile = { readonly name: string; readonly opened: OpenedSessions };
type Task = 'reading' | 'versions' | 'checking' | 'forgetting';

/** Returns the imported file, the meanings of its names, and its dry run. Nothing of it leaves the page here. */
export function useSessionImport(base: ImportBase) {
  const { zooId, userId } = useActor();
  const dispatch = useAppDispatch();
  const { busy, failure, work, ...tasks } = useFileTasks<SessionImportWorker, Task>(startSessionImport, {
    ...{ where: 'observation-sessions/import', failed: 'exchange/read-failed' },
  });
  const readings = useImportReadings();
  const draftName = `session-import.${userId}.${zooId}`;
  const [draft, setDraft] = useState(() => importDraftFrom(readDraft(draftName)));
  const [file, setFile] = useState<OpenFile | null>(null);
  const [versions, setVersions] = useState<readonly EthogramVersion[]>([]);
  const [rows, setRows] = useState<readonly CheckedSession[] | null>(null);
  const { things, choices } = useImportThings(base, versions);
  const words = file?.opened.words;
  const { kept } = base;
  const matched = useMemo(
    () => matchWords(words ?? [], things, { ...kept, ...draft.matches }),
    [words, things, kept, draft],
  );
  const campaignsOf = ({ words: said }: OpenedSessions, matches: Readonly<Record<string, string>>) => {
    const { ids } = matchWords(said, things, { ...kept, ...matches });
    const chosen = new Set([...ids].flatMap(([key, id]) => (isOfKind(key, 'campaign') ? [id] : [])));
    return base.campaigns.filter(({ campaignId }) => chosen.has(campaignId));
  };
  const readVersions = async (opened: OpenedSessions, matches: Readonly<Record<string, string>>) => {
    const read = await work('versions', async () => ok(await readings.versionsOf(campaignsOf(opened, matches))));
    if (read !== null) setVersions(read);
  };

  return {
    ...{ file, rows, busy, failure, choices, matched },
    /** Returns whether a name has the meaning that somebody gave it in an earlier import. */
    isKept: (kind: WordKind, word: string): boolean => {
      const key = wordKey(kind, word);
      return !(key in draft.matches) && key in kept && matched.ids.get(key) === kept[key];
    },
    /** Returns the meanings chosen by hand that are worth keeping for the next file. */
    toKeep: () => wordsToKeep(words ?? [], draft.matches, kept, matched.ids),
    /** Forgets what a name means, for the whole establishment. */
    async forget(kind: WordKind, word: string): Promise<void> {
      const given = [{ kind, word, id: null }];
      const done = await work('forgetting', () => dispatch(keepSessionWords({ zooId, words: given })));
      if (done !== null) setRows(null);
    },
    async open(chosen: File): Promise<void> {
      setFile(null);
      setRows(null);
      const opened = await tasks.open('reading', chosen, (started, bytes) =>
        started.run('open', { bytes, now: nowMs() }, { transfer: [bytes.buffer] }),
      );
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
        const questions = await readings.questionsOf(campaigns);
        const visitIds = await readings.visitIdsOf(campaigns);
        const homes = Object.fromEntries(base.animals.map(({ id, enclosureId }) => [id, enclosureId]));
        const known = { zooId, ids: matched.ids, campaigns, versions, questions, places, homes, visitIds };
        return ok(await tasks.running().run('check', { ...known, now: nowMs() }));
      });
      if (checked !== null) setRows(checked);
      return checked !== null;
    },
    /** Returns the sessions of these places in the file, as the dry run read them. */
    take: (places: readonly number[]): Promise<readonly ImportedSession[]> => tasks.running().run('take', places),
    cancel(): void {
      tasks.cancel();
      setFile(null);
      setRows(null);
    },
  };
}
export type SessionImportFile = ReturnType<typeof useSessionImport>;

function isOfKind(key: string, kind: WordKind): boolean {
  return key.startsWith(wordKey(kind, ''));
}
